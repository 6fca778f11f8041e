/** Tables whose rows can be deleted by age. */
const RETENTION_TABLES = ['contact_submissions', 'newsletter_subscriptions'] as const;
const MAX_DAYS = 36_500;

export type RetentionDays = Partial<Record<(typeof RETENTION_TABLES)[number], number>>;

export const RETENTION_EXPECTED = `days for every table such as 730, or for each such as ${RETENTION_TABLES[0]}:730,${RETENTION_TABLES[1]}:1095`;

function daysOf(text: string): number | undefined {
  const days = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
  return days !== undefined && days <= MAX_DAYS ? days : undefined;
}

/** Reads RETENTION_DAYS; `undefined` when the text is not valid. */
export function parseRetentionDays(text: string): RetentionDays | undefined {
  const all = daysOf(text);
  if (all !== undefined) return Object.fromEntries(RETENTION_TABLES.map((table) => [table, all]));
  const periods: RetentionDays = {};
  for (const part of text.split(',')) {
    const [name = '', days = '', ...rest] = part.trim().split(':');
    const table = RETENTION_TABLES.find((known) => known === name);
    const count = daysOf(days);
    if (table === undefined || count === undefined || rest.length > 0 || table in periods) return undefined;
    periods[table] = count;
  }
  return periods;
}
