import type { ExportRequest } from '../../shared/desk/calls.ts';
import { Refusal } from '../http/refusal.ts';

import { REGISTRATION_COLUMNS, SUBMISSION_COLUMNS, SUBSCRIPTION_COLUMNS } from './columns.ts';
import type { Column } from './columns.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';

/** Calls a database function with the rights of the person who requested the export. */
export type CallDatabase = (name: string, args: object) => Promise<{ status: number; body: unknown }>;

type Cursor = { created_at: string; id: string };

type ExportFile = { name: string; titles: string; lineOf: (row: Cursor, siteUrl: string) => string };

function fileOf<Row>(name: string, columns: readonly Column<Row>[]): ExportFile {
  return {
    name,
    titles: csvLine(columns.map(({ title }) => title)),
    // The database answers each kind of export with rows of its own kind.
    lineOf: (row, siteUrl) => csvLine(columns.map(({ valueOf }) => valueOf(row as Row, siteUrl))),
  };
}

const FILES: Record<ExportRequest['kind'], ExportFile> = {
  submissions: fileOf('enquiries', SUBMISSION_COLUMNS),
  newsletter: fileOf('newsletter', SUBSCRIPTION_COLUMNS),
  registrations: fileOf('registrations', REGISTRATION_COLUMNS),
};

/** The rows after `cursor`, or `undefined` when the database refused or failed. */
async function rowsAfter(
  wanted: ExportRequest,
  cursor: Cursor,
  call: CallDatabase,
): Promise<Cursor[] | undefined> {
  const position = { before_time: cursor.created_at, before_id: cursor.id };
  if (wanted.kind === 'submissions') {
    const { status, body } = await call('export_submissions_text', { filter: wanted.filter, ...position });
    return status === 200 ? (JSON.parse(body as string) as Cursor[]) : undefined;
  }
  if (wanted.kind === 'registrations') {
    const { status, body } = await call('export_registrations', { event: wanted.event, ...position });
    return status === 200 ? (body as Cursor[]) : undefined;
  }
  const { status, body } = await call('export_subscribers', {
    search: wanted.search ?? '',
    ...(wanted.state ? { state: wanted.state } : {}),
    ...position,
  });
  return status === 200 ? (body as Cursor[]) : undefined;
}

/**
 * Streams a CSV file. At most two pages of rows are in memory: while the client reads one, the next is fetched. A failure
 * midway breaks the connection, so that a partial file is not mistaken for a complete one.
 * @throws Refusal 403 or 503
 */
export async function streamExport(
  wanted: ExportRequest,
  call: CallDatabase,
  today: Date,
  siteUrl: string,
): Promise<Response> {
  const begun = await call('begin_export', {
    kind: wanted.kind,
    filter: wanted.kind === 'submissions' ? wanted.filter : {},
  });
  if (begun.status !== 200) {
    throw begun.status === 401 || begun.status === 403
      ? new Refusal(403, 'not_permitted', 'Only admins may export.')
      : new Refusal(503, 'unavailable', 'The export could not be started. Please try again shortly.');
  }
  const file = FILES[wanted.kind];
  let next: Promise<Cursor[] | undefined> | undefined;
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + file.titles)),
      async pull(controller) {
        const rows = await (next ?? rowsAfter(wanted, begun.body as Cursor, call));
        if (!rows) throw new Error('The export was interrupted.');
        const last = rows.at(-1);
        if (!last) {
          controller.close();
          return;
        }
        next = rowsAfter(wanted, last, call);
        // Nobody awaits it when the client has left.
        next.catch(() => {});
        // Lets the event loop send that request before the CSV lines are written, which blocks it; the database then works in parallel.
        await new Promise((resolve) => setTimeout(resolve));
        controller.enqueue(encoder.encode(rows.map((row) => file.lineOf(row, siteUrl)).join('')));
      },
    },
    { highWaterMark: 1 },
  );
  return new Response(stream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}-${today.toISOString().slice(0, 10)}.csv"`,
    },
  });
}
