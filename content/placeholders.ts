/** A fictional value that the firm replaces before going live. */
type Placeholder = {
  what: string;
  /** The file and the field that hold it. */
  where: string;
};

/** Delete an entry together with the placeholder it names. `npm run content:review` fails while one is left. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  { what: 'Name of the firm', where: 'content/firm.ts, NAME' },
  {
    what: 'Logo, which spells the name',
    where: 'app/ui/media/logo.svg; CONTRIBUTING.md, “Change the logo or the accent colour”',
  },
  { what: 'Domain, used for the site and every email address', where: 'content/firm.ts, DOMAIN' },
  { what: 'Hotlines, numbers reserved for fiction', where: 'content/firm.ts, hotline and usHotline' },
  { what: 'Telephone, a number reserved for fiction', where: 'content/firm.ts, phone' },
  {
    what: 'Cities of the offices',
    where: 'shared/offices.ts; CONTRIBUTING.md, “Change a fact of the firm”',
  },
  { what: 'Time, team and price of each service', where: 'content/services/engagements/, size' },
  { what: 'Cases, composites with rounded figures', where: 'content/resources/case-studies.ts, items' },
  { what: 'Remits and backgrounds of the practices', where: 'content/practices.ts' },
  {
    what: 'Accounts on social networks; the links lead to the networks’ front pages until then',
    where: 'content/firm.ts, social',
  },
  { what: 'Name of the company that contracts', where: 'content/identity.ts, company' },
  { what: 'Company number', where: 'content/identity.ts, companyNumber' },
  { what: 'Registered office', where: 'content/identity.ts, registeredOffice' },
  { what: 'Postal address', where: 'content/identity.ts, postalAddress' },
  { what: 'VAT number', where: 'content/identity.ts, vatNumber' },
  {
    what: 'Registration with the Information Commission',
    where: 'content/identity.ts, dataProtectionRegistration',
  },
  {
    what: 'Representative in the European Union, or the statement that none is needed',
    where: 'content/identity.ts, euRepresentative',
  },
  {
    what: 'Statement that no data protection officer has to be appointed',
    where: 'content/legal/privacy.ts, who-we-are',
  },
  {
    what: 'What the firm hosts for clients, and where it stands on SOC 2 and ISO 27001',
    where: 'content/legal/security.ts, infrastructure and compliance',
  },
  {
    what: 'Hours, on-site times, exercises and terms of the response agreement',
    where: 'content/response-terms.ts, AGREEMENT',
  },
  {
    what: 'What the duty lead may do, and the stance on extortion',
    where: 'content/response-terms.ts, RESPONSE',
  },
  {
    what: 'Proof of “Industry-Leading” and of the figures: engagements, Fortune 500, years, countries',
    where: 'content/home.ts, badge and figures',
  },
  { what: 'Number of the newsletter’s readers', where: 'content/insights.ts, newsletter' },
];
