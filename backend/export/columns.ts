import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '../../shared/contact-options.ts';
import type { Subscription } from '../../shared/desk-answers.ts';
import type { DeskSubmission } from '../../shared/desk-enquiries.ts';

type Column<Row> = { title: string; valueOf: (row: Row) => string | number | null };

function labelOf(options: readonly { value: string; label: string }[], value: string | null): string | null {
  return options.find((option) => option.value === value)?.label ?? value;
}

/** UTC time to the second, in the only format that every spreadsheet recognises as a time. */
function timeOf(timestamp: string | null): string | null {
  return timestamp === null ? null : new Date(timestamp).toISOString().slice(0, 19).replace('T', ' ');
}

export const SUBMISSION_COLUMNS: readonly Column<DeskSubmission>[] = [
  { title: 'Reference', valueOf: (row) => row.reference },
  { title: 'Received (UTC)', valueOf: (row) => timeOf(row.created_at) },
  { title: 'Status', valueOf: (row) => row.status },
  { title: 'First name', valueOf: (row) => row.first_name },
  { title: 'Last name', valueOf: (row) => row.last_name },
  { title: 'Email', valueOf: (row) => row.email },
  { title: 'Company', valueOf: (row) => row.company },
  { title: 'Role', valueOf: (row) => labelOf(ROLE_OPTIONS, row.role) },
  { title: 'Industry', valueOf: (row) => labelOf(INDUSTRY_OPTIONS, row.industry) },
  { title: 'Interest', valueOf: (row) => labelOf(INTEREST_OPTIONS, row.interest) },
  { title: 'Message', valueOf: (row) => row.message },
  { title: 'Source', valueOf: (row) => row.source },
  { title: 'Owner', valueOf: (row) => row.owner_email },
  { title: 'First answered (UTC)', valueOf: (row) => timeOf(row.first_response_at) },
  { title: 'Waiting, minutes', valueOf: (row) => row.waiting_minutes },
  { title: 'Waiting, office minutes', valueOf: (row) => row.waiting_office_minutes },
  { title: 'Spam score', valueOf: (row) => row.spam_score },
  { title: 'Spam reasons', valueOf: (row) => row.spam_reasons.join(' ') },
];

export const SUBSCRIPTION_COLUMNS: readonly Column<Subscription>[] = [
  { title: 'Email', valueOf: (row) => row.email },
  { title: 'Subscribed (UTC)', valueOf: (row) => timeOf(row.created_at) },
  { title: 'Source', valueOf: (row) => row.source },
  { title: 'Suspected spam', valueOf: (row) => (row.held ? 'yes' : 'no') },
];
