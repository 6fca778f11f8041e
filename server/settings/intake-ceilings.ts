/** Tables that visitors' forms write to. */
const INTAKE_TABLES = ['contact_submissions', 'newsletter_subscriptions', 'event_registrations'] as const;
const MAX_ROWS = 10_000_000;

/** Rows stored unmarked in an hour, and the most rows above that ceiling that are held (stored and marked) in total. */
export type IntakeCeilings = Partial<
  Record<(typeof INTAKE_TABLES)[number], { rowsPerHour: number; heldAtMost: number }>
>;

export const INTAKE_EXPECTED = `rows an hour and rows held above that, for all tables such as 300:20000, or for each such as ${INTAKE_TABLES[0]}:300:20000,${INTAKE_TABLES[1]}:300:50000`;

function rowsOf(text: string | undefined): number | undefined {
  const rows = text !== undefined && /^[1-9]\d{0,7}$/.test(text) ? Number(text) : undefined;
  return rows !== undefined && rows <= MAX_ROWS ? rows : undefined;
}

function ceilingsOf(parts: readonly string[]): { rowsPerHour: number; heldAtMost: number } | undefined {
  const rowsPerHour = rowsOf(parts[0]);
  const heldAtMost = rowsOf(parts[1]);
  if (rowsPerHour === undefined || heldAtMost === undefined || parts.length > 2) return undefined;
  return { rowsPerHour, heldAtMost };
}

/** Reads INTAKE_CEILINGS; `undefined` when the text is not valid. */
export function parseIntakeCeilings(text: string): IntakeCeilings | undefined {
  const all = ceilingsOf(text.split(':'));
  if (all) return Object.fromEntries(INTAKE_TABLES.map((table) => [table, all]));
  const ceilings: IntakeCeilings = {};
  for (const part of text.split(',')) {
    const [name, ...numbers] = part.trim().split(':');
    const table = INTAKE_TABLES.find((known) => known === name);
    const read = ceilingsOf(numbers);
    if (table === undefined || read === undefined || table in ceilings) return undefined;
    ceilings[table] = read;
  }
  return ceilings;
}
