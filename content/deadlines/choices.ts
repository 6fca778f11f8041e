import type { Event, Place, Sector, Size } from '../../shared/deadlines/answers.ts';

type Choice<Value> = { value: Value; label: string };

export const COUNTRIES: readonly Choice<Place>[] = [
  { value: 'GB', label: 'United Kingdom' },
  { value: 'US', label: 'United States' },
  { value: 'AU', label: 'Australia' },
  { value: 'CA', label: 'Canada' },
  { value: 'CH', label: 'Switzerland' },
  { value: 'HK', label: 'Hong Kong' },
  { value: 'IN', label: 'India' },
  { value: 'JP', label: 'Japan' },
  { value: 'SG', label: 'Singapore' },
  { value: 'AE', label: 'United Arab Emirates' },
];

export const MEMBER_STATES: readonly Choice<Place>[] = [
  { value: 'AT', label: 'Austria' },
  { value: 'BE', label: 'Belgium' },
  { value: 'BG', label: 'Bulgaria' },
  { value: 'HR', label: 'Croatia' },
  { value: 'CY', label: 'Cyprus' },
  { value: 'CZ', label: 'Czechia' },
  { value: 'DK', label: 'Denmark' },
  { value: 'EE', label: 'Estonia' },
  { value: 'FI', label: 'Finland' },
  { value: 'FR', label: 'France' },
  { value: 'DE', label: 'Germany' },
  { value: 'GR', label: 'Greece' },
  { value: 'HU', label: 'Hungary' },
  { value: 'IE', label: 'Ireland' },
  { value: 'IT', label: 'Italy' },
  { value: 'LV', label: 'Latvia' },
  { value: 'LT', label: 'Lithuania' },
  { value: 'LU', label: 'Luxembourg' },
  { value: 'MT', label: 'Malta' },
  { value: 'NL', label: 'Netherlands' },
  { value: 'PL', label: 'Poland' },
  { value: 'PT', label: 'Portugal' },
  { value: 'RO', label: 'Romania' },
  { value: 'SK', label: 'Slovakia' },
  { value: 'SI', label: 'Slovenia' },
  { value: 'ES', label: 'Spain' },
  { value: 'SE', label: 'Sweden' },
];

/** US states whose law sets a number of days or has special rules. */
export const AMERICAN_STATES: readonly Choice<Place>[] = [
  { value: 'US-AL', label: 'Alabama' },
  { value: 'US-AZ', label: 'Arizona' },
  { value: 'US-CA', label: 'California' },
  { value: 'US-CO', label: 'Colorado' },
  { value: 'US-CT', label: 'Connecticut' },
  { value: 'US-DE', label: 'Delaware' },
  { value: 'US-FL', label: 'Florida' },
  { value: 'US-LA', label: 'Louisiana' },
  { value: 'US-ME', label: 'Maine' },
  { value: 'US-MD', label: 'Maryland' },
  { value: 'US-MA', label: 'Massachusetts' },
  { value: 'US-NM', label: 'New Mexico' },
  { value: 'US-NY', label: 'New York' },
  { value: 'US-OH', label: 'Ohio' },
  { value: 'US-OR', label: 'Oregon' },
  { value: 'US-RI', label: 'Rhode Island' },
  { value: 'US-SD', label: 'South Dakota' },
  { value: 'US-TN', label: 'Tennessee' },
  { value: 'US-TX', label: 'Texas' },
  { value: 'US-VT', label: 'Vermont' },
  { value: 'US-WA', label: 'Washington' },
  { value: 'US-WI', label: 'Wisconsin' },
];

export const SECTORS: readonly Choice<Sector>[] = [
  { value: 'bank', label: 'Bank or credit union' },
  { value: 'insurer', label: 'Insurer' },
  { value: 'investment firm', label: 'Investment firm, adviser or fund manager' },
  { value: 'payments', label: 'Payments or e-money' },
  { value: 'crypto assets', label: 'Crypto assets' },
  { value: 'trading venue', label: 'Trading venue or clearing' },
  { value: 'consumer finance', label: 'Other finance: lender, broker, tax preparer' },
  { value: 'energy', label: 'Energy' },
  { value: 'transport', label: 'Transport' },
  { value: 'health care', label: 'Health care' },
  { value: 'health plan', label: 'Health plan or health insurer' },
  { value: 'medical devices', label: 'Medical devices' },
  { value: 'water', label: 'Water' },
  { value: 'digital infrastructure', label: 'Data centre, DNS, CDN or internet exchange' },
  { value: 'cloud', label: 'Cloud services' },
  { value: 'managed services', label: 'Managed IT or security services' },
  { value: 'online platform', label: 'Online marketplace, search or social network' },
  { value: 'trust services', label: 'Trust services' },
  { value: 'telecoms', label: 'Telecoms or internet access' },
  { value: 'manufacturing', label: 'Manufacturing' },
  { value: 'food', label: 'Food' },
  { value: 'post', label: 'Post and parcels' },
  { value: 'public body', label: 'Public body' },
  { value: 'education', label: 'School, college or university' },
  { value: 'critical infrastructure', label: 'Named by a state as critical infrastructure' },
  { value: 'other', label: 'Something else' },
];

export const SIZES: readonly Choice<Size>[] = [
  { value: 'micro', label: 'Fewer than 10 people' },
  { value: 'small', label: '10 to 49 people, up to €10 million of turnover' },
  { value: 'medium', label: '50 to 249 people, up to €50 million of turnover' },
  { value: 'large', label: 'Larger' },
];

export const EVENTS: readonly Choice<Event>[] = [
  { value: 'personal data', label: 'Personal data was seen, taken, changed or lost' },
  { value: 'health data', label: 'Among it, data about health' },
  { value: 'outage', label: 'A service stopped or was disrupted' },
  { value: 'ransomware', label: 'Ransomware or extortion' },
  { value: 'ransom paid', label: 'A ransom was paid' },
  { value: 'connected product', label: 'A product that we make, with software in it, was attacked' },
  { value: 'AI system', label: 'An AI system that we provide caused harm' },
  { value: 'defence information', label: 'Information from a defence or federal contract is concerned' },
  { value: 'supplier incident', label: 'It happened at a supplier' },
];

/** A representative number for each band. From 500 to 1,000, thresholds of "more than 500" count as met. */
export const AFFECTED: readonly Choice<number>[] = [
  { value: 100, label: 'Fewer than 250' },
  { value: 300, label: '250 to 499' },
  { value: 800, label: '500 to 1,000' },
  { value: 5000, label: 'More than 1,000' },
];
