import { ENQUIRIES_KEPT } from '#shared/retention.ts';

import { readByTable, readCount } from './variable-readers.ts';
import type { Read } from './variable-readers.ts';

/** Tables whose rows can be deleted by age. */
const RETENTION_TABLES = ['contact_submissions', 'newsletter_subscriptions'] as const;
const OFF = 'off';

export type RetentionDays = Partial<Record<(typeof RETENTION_TABLES)[number], number>>;

/** The periods that the Privacy Policy promises: enquiries by age, subscriptions until their owner leaves. */
export const DEFAULT_RETENTION_DAYS: RetentionDays = { contact_submissions: ENQUIRIES_KEPT.days };

export const RETENTION_EXPECTED = `off, days for every table such as 730, or for each such as ${RETENTION_TABLES[0]}:730,${RETENTION_TABLES[1]}:1095`;

const readDays = readCount(36_500);
const readPeriods = readByTable(RETENTION_TABLES, (text) => (text === OFF ? OFF : readDays(text)));

/** Reads RETENTION_DAYS. A table that is not named keeps its default. */
export const readRetentionDays: Read<RetentionDays> = (text) => {
  const named = readPeriods(text);
  if (!named) return undefined;
  const periods = Object.entries({ ...DEFAULT_RETENTION_DAYS, ...named });
  return Object.fromEntries(periods.filter(([, days]) => days !== OFF));
};

/** The retention period of every table in days, for the log. */
export function retentionPeriods(days: RetentionDays): Record<string, number | 'off'> {
  return Object.fromEntries(RETENTION_TABLES.map((table) => [table, days[table] ?? OFF]));
}
