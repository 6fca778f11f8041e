import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '../../shared/forms/contact-options.ts';
import type { Subscription } from '../../shared/desk/results.ts';
import type { DeskRegistration } from '../../shared/desk/events.ts';
import type { DeskEnquiry } from '../../shared/desk/enquiries.ts';
import { subscriberLink } from '../newsletter/links.ts';
import { labelOf } from '../option-label.ts';

export type Column<Row> = { title: string; valueOf: (row: Row, siteUrl: string) => string | number | null };

/** The token is null for a row that is not confirmed. */
type ExportedSubscription = Subscription & { preferences_token: string | null };

/** UTC time to the second, in the only format that every spreadsheet recognises as a time. */
function timeOf(timestamp: string | null): string | null {
  if (timestamp === null) return null;
  // Most databases run in UTC, and parsing takes as long as quoting all values of the line.
  const utc = timestamp.endsWith('+00:00') ? timestamp : new Date(timestamp).toISOString();
  return utc.slice(0, 19).replace('T', ' ');
}

export const SUBMISSION_COLUMNS: readonly Column<DeskEnquiry>[] = [
  { title: 'Reference', valueOf: (row) => row.reference },
  { title: 'Received (UTC)', valueOf: (row) => timeOf(row.created_at) },
  { title: 'Status', valueOf: (row) => row.status },
  { title: 'First name', valueOf: (row) => row.first_name },
  { title: 'Last name', valueOf: (row) => row.last_name },
  { title: 'Email', valueOf: (row) => row.email },
  { title: 'Company', valueOf: (row) => row.company },
  { title: 'Role', valueOf: (row) => labelOf(ROLE_OPTIONS, row.role) ?? row.role },
  { title: 'Industry', valueOf: (row) => labelOf(INDUSTRY_OPTIONS, row.industry) ?? row.industry },
  { title: 'Interest', valueOf: (row) => labelOf(INTEREST_OPTIONS, row.interest) ?? row.interest },
  { title: 'Message', valueOf: (row) => row.message },
  { title: 'Source', valueOf: (row) => row.source },
  { title: 'Page', valueOf: (row) => row.page },
  { title: 'Owner', valueOf: (row) => row.owner_email },
  { title: 'First answered (UTC)', valueOf: (row) => timeOf(row.first_response_at) },
  { title: 'Waiting, minutes', valueOf: (row) => row.waiting_minutes },
  { title: 'Waiting, office minutes', valueOf: (row) => row.waiting_office_minutes },
  { title: 'Spam score', valueOf: (row) => row.spam_score },
  { title: 'Spam reasons', valueOf: (row) => row.spam_reasons.join(' ') },
];

export const REGISTRATION_COLUMNS: readonly Column<Omit<DeskRegistration, 'place'>>[] = [
  { title: 'Name', valueOf: (row) => row.name },
  { title: 'Email', valueOf: (row) => row.email },
  { title: 'Company', valueOf: (row) => row.company },
  { title: 'Question', valueOf: (row) => row.question },
  { title: 'State', valueOf: (row) => row.state },
  { title: 'Registered (UTC)', valueOf: (row) => timeOf(row.created_at) },
];

export const SUBSCRIPTION_COLUMNS: readonly Column<ExportedSubscription>[] = [
  { title: 'Email', valueOf: (row) => row.email },
  { title: 'Subscribed (UTC)', valueOf: (row) => timeOf(row.created_at) },
  { title: 'State', valueOf: (row) => (row.confirmed_at === null ? 'unconfirmed' : 'confirmed') },
  { title: 'Confirmed (UTC)', valueOf: (row) => timeOf(row.confirmed_at) },
  { title: 'Topics', valueOf: (row) => row.topics?.join('; ') ?? 'all' },
  { title: 'Frequency', valueOf: (row) => row.frequency },
  { title: 'Source', valueOf: (row) => row.source },
  { title: 'Last email (UTC)', valueOf: (row) => timeOf(row.last_mail_at) },
  { title: 'Suspected spam', valueOf: (row) => (row.held ? 'yes' : 'no') },
  {
    title: 'Preferences link',
    valueOf: ({ preferences_token: token }, siteUrl) =>
      token ? subscriberLink(siteUrl, 'preferences', token) : null,
  },
];
