import type { Backend } from '#server/database/backend.ts';

/** Stores an enquiry and writes it to the journal, as the server does before it acknowledges one. */
export async function storeEnquiry(
  { query, persistRow }: Pick<Backend, 'query' | 'persistRow'>,
  sent: Record<string, unknown>,
): Promise<Record<string, unknown> & { id: string }> {
  const [row] = await query<{ stored: Record<string, unknown> & { id: string } }>(
    'select private.store_enquiry($1) as stored',
    [JSON.stringify(sent)],
  );
  if (!row) throw new Error('The enquiry was not stored.');
  await persistRow('contact_submissions', row.stored);
  return row.stored;
}
