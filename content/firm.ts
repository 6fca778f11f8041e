import { OFFICES } from '../shared/offices.ts';

const NAME = 'Calder Vance';
const DOMAIN = 'caldervance.example';
const RESPONSE_HOURS = 24;

/** Facts about the firm. No other code may hard-code its name, telephone numbers, addresses or office hours. */
export const FIRM = {
  name: NAME,
  /** Prefix of what the site stores in the browser. A change signs everybody out and loses drafts. */
  storagePrefix: 'calder-vance',
  tagline: 'Strategy, risk and crisis resilience',
  description: `${NAME} is a strategy, risk and crisis-resilience consultancy for business and the public sector, with 24/7 incident response.`,
  /** Public URL of the site, used as the default target of the ingestion. */
  siteUrl: `https://www.${DOMAIN}`,
  copyrightYear: 2024,
  /** Placeholders, as all numbers here: Ofcom and the North American plan reserve these ranges for fiction. */
  hotline: { place: 'London', label: '+44 20 7946 0911', href: 'tel:+442079460911' },
  usHotline: { place: 'New York', label: '+1 (555) 0191', href: 'tel:+15550191' },
  phone: { label: '+44 20 7946 0700', href: 'tel:+442079460700' },
  email: `contact@${DOMAIN}`,
  securityEmail: `security@${DOMAIN}`,
  privacyEmail: `privacy@${DOMAIN}`,
  offices: OFFICES,
  officeHours: 'Monday to Friday, 0800 to 1800 local time',
  emergencyHours: '24/7/365',
  /** The one promise of page, mail and desk. The desk has its own copy in `private.office_hours`. */
  responseHours: RESPONSE_HOURS,
  responsePromise: `A response within ${RESPONSE_HOURS} hours, weekends included`,
  /** The networks' own front pages, until the firm has accounts there: a name that it does not own could be anybody's. */
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { label: 'X', href: 'https://x.com/' },
  ],
} as const;

/** The hotlines, the one in London first. */
export const HOTLINES = [FIRM.hotline, FIRM.usHotline] as const;

/** Both numbers within a sentence. */
export const HOTLINE_NUMBERS = `${FIRM.hotline.label} (${FIRM.hotline.place}) or ${FIRM.usHotline.label} (${FIRM.usHotline.place})`;
