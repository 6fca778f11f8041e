import { FIRM } from './firm.ts';

/**
 * Who the firm is in law. Every value is fictional and plainly so; `content/placeholders.ts` lists them, and
 * `npm run content:review` fails while one is left.
 */
export const IDENTITY = {
  company: `${FIRM.name} Ltd`,
  form: 'a private limited company',
  registeredIn: 'England and Wales',
  companyNumber: '00000000',
  registeredOffice: '1 Example Street, London EC0A 0AA, United Kingdom',
  /** Where letters are read; it may be another address. */
  postalAddress: '1 Example Street, London EC0A 0AA, United Kingdom',
  vatNumber: 'GB 000 0000 00',
  /** Reference in the Information Commission's register of data protection fee payers. */
  dataProtectionRegistration: 'ZA000000',
  euRepresentative: 'Example Representative Ltd, 1 Example Quay, Dublin, Ireland',
} as const;

const { company, registeredIn, companyNumber, registeredOffice } = IDENTITY;

/** The particulars that a company states on its site and in its mails, in one sentence. */
export const IDENTITY_LINE = `${company}, registered in ${registeredIn}, company number ${companyNumber}. Registered office: ${registeredOffice}.`;
