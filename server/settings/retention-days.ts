import { ENQUIRIES_KEPT } from '#shared/retention.ts';

/** Tables whose rows can be deleted by age. */
const RETENTION_TABLES = ['contact_submissions', 'newsletter_subscriptions'] as const;
const MAX_DAYS = 36_500;
const OFF = 'off';

export type RetentionDays = Partial<Record<(typeof RETENTION_TABLES)[number], number>>;

/** The periods that the Privacy Policy promises: enquiries by age, subscriptions until their owner leaves. */
export const DEFAULT_RETENTION_DAYS: RetentionDays = { contact_submissions: ENQUIRIES_KEPT.days };

export const RETENTION_EXPECTED = `off, days for every table such as 730, or for each such as ${RETENTION_TABLES[0]}:730,${RETENTION_TABLES[1]}:1095`;

function daysOf(text: string): number | undefined {
  const days = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined;
  return days !== undefined && days <= MAX_DAYS ? days : undefined;
}

/** Reads RETENTION_DAYS; `undefined` when the text is not valid. A table that is not named keeps its default. */
export function parseRetentionDays(text: string): RetentionDays | undefined {
  if (text === OFF) return {};
  const all = daysOf(text);
  if (all !== undefined) return Object.fromEntries(RETENTION_TABLES.map((table) => [table, all]));
  const periods = { ...DEFAULT_RETENTION_DAYS };
  const named = new Set<string>();
  for (const part of text.split(',')) {
    const [name = '', days = '', ...rest] = part.trim().split(':');
    const table = RETENTION_TABLES.find((known) => known === name);
    const count = daysOf(days);
    const isValid = count !== undefined || days === OFF;
    if (table === undefined || !isValid || rest.length > 0 || named.has(table)) return undefined;
    named.add(table);
    if (count === undefined) delete periods[table];
    else periods[table] = count;
  }
  return periods;
}

/** The retention period of every table in days, for the log. */
export function retentionPeriods(days: RetentionDays): Record<string, number | 'off'> {
  return Object.fromEntries(RETENTION_TABLES.map((table) => [table, days[table] ?? OFF]));
}
