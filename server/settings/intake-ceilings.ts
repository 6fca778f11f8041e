import { readByTable, readCount } from './variable-readers.ts';
import type { Read } from './variable-readers.ts';

/** Tables that visitors' forms write to. */
const INTAKE_TABLES = ['contact_submissions', 'newsletter_subscriptions', 'event_registrations'] as const;

type Ceilings = { rowsPerHour: number; heldAtMost: number };

/** Rows stored unmarked in an hour, and the most rows above that ceiling that are held (stored and marked) in total. */
export type IntakeCeilings = Partial<Record<(typeof INTAKE_TABLES)[number], Ceilings>>;

export const INTAKE_EXPECTED = `rows an hour and rows held above that, for all tables such as 300:20000, or for each such as ${INTAKE_TABLES[0]}:300:20000,${INTAKE_TABLES[1]}:300:50000`;

const readRows = readCount(10_000_000);

const readCeilings: Read<Ceilings> = (text) => {
  const [rowsPerHour, heldAtMost, ...rest] = text.split(':').map(readRows);
  if (rowsPerHour === undefined || heldAtMost === undefined || rest.length > 0) return undefined;
  return { rowsPerHour, heldAtMost };
};

/** Reads INTAKE_CEILINGS. */
export const readIntakeCeilings: Read<IntakeCeilings> = readByTable(INTAKE_TABLES, readCeilings);
