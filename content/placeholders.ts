/** A fictional value that the firm replaces before going live. */
type Placeholder = {
  what: string;
  /** The file and the field that hold it. */
  where: string;
};

/** Delete an entry together with the placeholder it names. `npm run content:review` fails while one is left. */
export const PLACEHOLDERS: readonly Placeholder[] = [
  { what: 'Name of the firm', where: 'content/firm.ts, NAME' },
  { what: 'Domain, used for the site and every e-mail address', where: 'content/firm.ts, DOMAIN' },
  { what: 'Hotline, a number reserved for fiction', where: 'content/firm.ts, hotline' },
  { what: 'Telephone, a number reserved for fiction', where: 'content/firm.ts, phone' },
  { what: 'Cities of the offices', where: 'content/firm.ts, offices' },
  { what: 'Pages on social networks, which nobody has claimed', where: 'content/firm.ts, social' },
  { what: 'Time, team and price of each service', where: 'content/services/engagements/, size' },
  { what: 'Cases, composites with rounded figures', where: 'content/resources/case-studies.ts, items' },
  { what: 'Remits and backgrounds of the practices', where: 'content/practices.ts' },
];
