import { officeOf } from '../../../shared/offices.ts';
import type { OfficeSlug } from '../../../shared/offices.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import type { Database } from '../../database.ts';
import { followRedirects } from '../../public-web/follow-redirects.ts';
import { createNetworkReader } from '../../public-web/network-reader.ts';
import { ReadFault } from '../../public-web/read-url.ts';
import type { ReadUrl } from '../../public-web/read-url.ts';
import { READ_AHEAD_DAYS } from '../calendar-data.ts';
import { CalendarFault } from './calendar-text.ts';
import type { Span } from '../spans.ts';

const CALENDAR_TYPES = ['text/calendar', 'text/plain', 'application/ics', 'application/octet-stream'];
export const CALENDAR_BYTES = 5 * 1024 * 1024;

const UNEXPECTED = 'The calendar could not be read.';

type Due = {
  consultant: string;
  url: string;
  /** By the clock of the database, because the clock of this machine may be wrong. */
  at: Date | string;
};
/** The busy times of a calendar, or why it could not be read. */
type Reading = { spans: readonly Span[]; error: string | null };

type BusyImportOptions = {
  /** Reads the calendars; by default over the network, from public addresses only. */
  read?: ReadUrl;
  signal: AbortSignal;
};

/** Counts for the log. */
export type BusyImports = { imported: number; failed: number };

async function fetchCalendarFile(url: string, read: ReadUrl, signal: AbortSignal): Promise<string> {
  if (!URL.canParse(url)) throw new CalendarFault('The address of the calendar is not valid.');
  const wanted = {
    document: 'calendar',
    types: CALENDAR_TYPES,
    maxBytes: CALENDAR_BYTES,
    overflow: 'fail',
    signal,
  } as const;
  const { response } = await followRedirects(new URL(url), read, wanted);
  if (response.status !== 200)
    throw new CalendarFault(`The address of the calendar answers with ${response.status}.`);
  if (response.text === undefined) throw new CalendarFault('The address does not lead to a calendar file.');
  return response.text;
}

/** Why an import failed, in one sentence for the staff. */
function importFault(error: unknown): string {
  return error instanceof CalendarFault || error instanceof ReadFault ? error.message : UNEXPECTED;
}

async function store(database: Database, consultant: string, { spans, error }: Reading): Promise<void> {
  const times = spans.map((span) => span.map((moment) => new Date(moment).toISOString()));
  await database.query('select private.store_busy_times($1::uuid, $2::text::jsonb, $3)', [
    consultant,
    JSON.stringify(times),
    error,
  ]);
}

/** Marks unfinished imports as due again. Claiming an import marks it as done for an hour. */
async function releaseImports(database: Database, consultants: readonly string[]): Promise<void> {
  await database.query(
    `update private.consultants set busy_read_at = null
      where id::text in (select jsonb_array_elements_text($1::text::jsonb))`,
    [JSON.stringify(consultants)],
  );
}

/**
 * Imports the busy times of the consultants whose import is due, at most once an hour each: the database hands out each
 * to one caller. After an error the times of the previous import stay, and the desk shows why. An import that the
 * database failed to store becomes due again, because outdated times allow double bookings.
 * @throws the first database error, after all imports have been tried
 */
export async function importBusyTimes(
  database: Database,
  { read = createNetworkReader(), signal }: BusyImportOptions,
): Promise<BusyImports> {
  const imports: BusyImports = { imported: 0, failed: 0 };
  if (signal.aborted) return imports;
  const due = await database.query<Due>(
    'select consultant, url, clock_timestamp() as at from private.due_busy_imports()',
  );
  if (due.length === 0) return imports;
  const unfinished = new Set(due.map(({ consultant }) => consultant));
  const faults: unknown[] = [];

  async function readSpans({ consultant, url, at }: Due): Promise<Reading> {
    const [row] = await database.query<{ office: OfficeSlug }>(
      'select office from private.consultants where id = $1',
      [consultant],
    );
    const zone = row && officeOf(row.office).timeZone;
    if (zone === undefined) return { spans: [], error: UNEXPECTED };
    const now = new Date(at).getTime();
    const from = new Date(now - DAY_MS);
    const until = new Date(now + READ_AHEAD_DAYS * DAY_MS);
    try {
      // The parser is large, and few sites need it.
      const { busySpans } = await import('./busy-spans.ts');
      const spans = await busySpans(await fetchCalendarFile(url, read, signal), { zone, from, until });
      return { spans, error: null };
    } catch (error) {
      return { spans: [], error: importFault(error) };
    }
  }

  try {
    for (const each of due) {
      if (signal.aborted) break;
      try {
        const reading = await readSpans(each);
        if (reading.error !== null && signal.aborted) break;
        await store(database, each.consultant, reading);
        unfinished.delete(each.consultant);
        imports[reading.error === null ? 'imported' : 'failed'] += 1;
      } catch (fault) {
        faults.push(fault);
      }
    }
  } finally {
    if (unfinished.size > 0) await releaseImports(database, [...unfinished]);
  }
  if (faults.length > 0) throw faults[0];
  return imports;
}
