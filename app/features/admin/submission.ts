import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/contact-options.ts';

/** A row of `contact_submissions` as the admin reads it. */
export type Submission = {
  id: string;
  created_at: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string | null;
  role: string | null;
  industry: string | null;
  interest: string | null;
  message: string;
  source: string;
};

export const MAX_SUBMISSIONS = 100;

const NOTHING = '–';

type Options = readonly { value: string; label: string }[];

/** The label of a stored choice; a value that is no longer offered is shown as it is. */
function labelOf(options: Options, value: string | null): string {
  if (!value) return NOTHING;
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Date and time as the reader's own system writes them. */
function localDate(timestamp: string): string {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? timestamp : date.toLocaleString();
}

type Column = { name: string; textOf: (row: Submission) => string };

/** The nine columns in the specified order. */
export const SUBMISSION_COLUMNS: readonly Column[] = [
  { name: 'Date', textOf: (row) => localDate(row.created_at) },
  { name: 'Name', textOf: (row) => `${row.first_name} ${row.last_name}` },
  { name: 'Email', textOf: (row) => row.email },
  { name: 'Company', textOf: (row) => row.company || NOTHING },
  { name: 'Role', textOf: (row) => labelOf(ROLE_OPTIONS, row.role) },
  { name: 'Industry', textOf: (row) => labelOf(INDUSTRY_OPTIONS, row.industry) },
  { name: 'Interest', textOf: (row) => labelOf(INTEREST_OPTIONS, row.interest) },
  { name: 'Message', textOf: (row) => row.message },
  { name: 'Source', textOf: (row) => row.source },
];
