/** The nine specified columns in their order. */
export const DEFAULT_COLUMNS = [
  'created_at',
  'name',
  'email',
  'company',
  'role',
  'industry',
  'interest',
  'message',
  'source',
] as const;

/** Columns that staff may add; `signs` tells why something was taken for spam. */
export const COLUMN_IDS = [...DEFAULT_COLUMNS, 'reference', 'status', 'waiting', 'owner', 'signs'] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** What matters when spam is looked through. */
export const SPAM_COLUMNS: readonly ColumnId[] = [
  'created_at',
  'name',
  'email',
  'company',
  'message',
  'signs',
];

export const COLUMN_NAMES: Record<ColumnId, string> = {
  created_at: 'Date',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  role: 'Role',
  industry: 'Industry',
  interest: 'Interest',
  message: 'Message',
  source: 'Source',
  reference: 'Reference',
  status: 'Status',
  waiting: 'Waiting',
  owner: 'Owner',
  signs: 'Spam signs',
};
