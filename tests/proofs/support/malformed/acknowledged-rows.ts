import type { Backend } from '#server/database/backend.ts';
import { contactSchema, emailSchema } from '#shared/forms/contact.ts';
import { newsletterSchema } from '#shared/forms/newsletter.ts';

import type { MalformedRequest } from './malformed-requests.ts';

/** The acknowledged rows: enquiries as JSON of their columns, subscriptions and accounts by email address. */
export type Acknowledged = { enquiries: string[]; subscriptions: string[]; accounts: string[] };

export const ENQUIRY_COLUMNS = ['first_name', 'last_name', 'email', 'company', 'message'] as const;

/** Records the row that an acknowledged request must have stored, as the schemas parse its body. */
export function record(request: MalformedRequest, acknowledged: Acknowledged): void {
  const stores = [
    'POST /rest/v1/contact_submissions',
    'POST /rest/v1/newsletter_subscriptions',
    'POST /auth/v1/signup',
  ];
  if (!stores.includes(request.route) || !request.body) return;
  const sent: unknown = JSON.parse(new TextDecoder().decode(request.body));
  const row: unknown = Array.isArray(sent) ? sent[0] : sent;
  if (request.route.endsWith('contact_submissions')) {
    const parsed = contactSchema.parse(row);
    acknowledged.enquiries.push(JSON.stringify(ENQUIRY_COLUMNS.map((column) => parsed[column])));
  } else if (request.route.endsWith('newsletter_subscriptions')) {
    acknowledged.subscriptions.push(newsletterSchema.parse(row).email);
  } else {
    acknowledged.accounts.push(emailSchema.parse((row as { email: unknown }).email));
  }
}

/** Number of rows that are stored but not acknowledged, or acknowledged but not stored. */
function differences(acknowledged: readonly string[], stored: readonly string[]): number {
  const left = new Map<string, number>();
  for (const row of acknowledged) left.set(row, (left.get(row) ?? 0) + 1);
  for (const row of stored) left.set(row, (left.get(row) ?? 0) - 1);
  return [...left.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

/** Number of stored and acknowledged rows without a counterpart, over all tables. */
export async function wrongRows(backend: Backend, acknowledged: Acknowledged): Promise<number> {
  const enquiries = await backend.query<Record<(typeof ENQUIRY_COLUMNS)[number], string>>(
    `select ${ENQUIRY_COLUMNS.join(', ')} from public.contact_submissions`,
  );
  const subscriptions = await backend.query<{ email: string }>(
    'select email from public.newsletter_subscriptions',
  );
  const accounts = await backend.query<{ email: string }>(
    `select email from auth.users where email not in ('admin@example.com', 'member@example.com')`,
  );
  const others = await backend.query(
    `select 1 from public.submission_notes union all select 1 from public.ingestion_runs
      union all select 1 from (select from public.admins offset 1) more`,
  );
  return (
    differences(
      acknowledged.enquiries,
      enquiries.map((row) => JSON.stringify(ENQUIRY_COLUMNS.map((column) => row[column]))),
    ) +
    differences(
      acknowledged.subscriptions,
      subscriptions.map(({ email }) => email),
    ) +
    differences(
      acknowledged.accounts,
      accounts.map(({ email }) => email),
    ) +
    others.length
  );
}
