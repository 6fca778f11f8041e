/** The firm's offices; each can be booked. The database repeats their slugs and time zones. */
export const OFFICES = [
  { slug: 'london', city: 'London', country: 'GB', timeZone: 'Europe/London' },
  { slug: 'new-york', city: 'New York', country: 'US', timeZone: 'America/New_York' },
  { slug: 'san-francisco', city: 'San Francisco', country: 'US', timeZone: 'America/Los_Angeles' },
] as const;
type Office = (typeof OFFICES)[number];
export type OfficeSlug = Office['slug'];
export function officeOf(slug: OfficeSlug): Office {
  return OFFICES.find((office) => office.slug === slug) ?? OFFICES[0];
}

export const OFFICE_SLUGS = OFFICES.map((office) => office.slug);
