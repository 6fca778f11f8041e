import { DESK } from '#content/desk/desk.ts';

/** The nine columns of the specification, in its order. */
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

/** All columns that staff can choose from; `signs` shows why an enquiry was marked as spam. */
export const COLUMN_IDS = [...DEFAULT_COLUMNS, 'reference', 'status', 'waiting', 'owner', 'signs'] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Default columns of the spam list. */
export const SPAM_COLUMNS: readonly ColumnId[] = [
  'created_at',
  'name',
  'email',
  'company',
  'message',
  'signs',
];

export const COLUMN_NAMES: Record<ColumnId, string> = DESK.list.columns;
