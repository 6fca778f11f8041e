import type { ContactSubmission } from '../../shared/contact.ts';
import type { Query } from '../database.ts';

/**
 * The reference of an enquiry that was just stored. An enquiry sent again has that of the first. A failure must not make
 * the visitor send it once more, so it is no error.
 */
export async function referenceOf(row: ContactSubmission, query: Query): Promise<string | undefined> {
  const stored = await query<{ reference: string }>(
    'select reference from private.recent_duplicate(jsonb_populate_record(null::public.contact_submissions, $1))',
    [JSON.stringify(row)],
  ).catch(() => []);
  return stored[0]?.reference;
}
