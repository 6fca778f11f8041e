import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '#shared/contact-options.ts';
import {
  DESK_LIMITS,
  NOT_CHOSEN,
  SORT_COLUMNS,
  SUBMISSION_STATUSES,
  WAITING_FILTERS,
  type SortColumn,
  type SubmissionFilter,
  type SubmissionStatus,
} from '#shared/desk.ts';

import { COLUMN_IDS, DEFAULT_COLUMNS, SPAM_COLUMNS, type ColumnId } from './column-ids.ts';

/*
 * All that the desk shows stands in the query of its address: it can be shared, and the back button works. What
 * an address asks for that does not exist means no restriction.
 */

const DESK_VIEWS = ['enquiries', 'spam', 'newsletter', 'privacy', 'people'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

export type DeskAddress = {
  view: DeskView;
  search: string;
  /** `open` is new or in progress; empty is all but spam. */
  status: SubmissionStatus | 'open' | '';
  interest: string;
  industry: string;
  from: string;
  to: string;
  waiting: (typeof WAITING_FILTERS)[number] | '';
  /** Account of an admin, or `none`. */
  owner: string;
  sort: SortColumn;
  ascending: boolean;
  page: number;
  columns: readonly ColumnId[];
  /** Enquiry whose panel is open. */
  enquiry: string;
};

/** Newest first; among the spam what looks honest first, since a flood takes honest enquiries with it. */
function usualOrder(view: DeskView): Pick<DeskAddress, 'sort' | 'ascending'> {
  return view === 'spam' ? { sort: 'signs', ascending: true } : { sort: 'created_at', ascending: false };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_PAGE = 100_000;

function oneOf<Value extends string, Otherwise>(
  text: string | null,
  values: readonly Value[],
  otherwise: Otherwise,
): Value | Otherwise {
  return values.find((value) => value === text) ?? otherwise;
}

function choiceOf(text: string | null, options: readonly { value: string }[]): string {
  return oneOf(text, [...options.map(({ value }) => value), NOT_CHOSEN], '');
}

/** The 31st of February is read as a day of March, and written as another text. */
function dayOf(text: string | null): string {
  if (!text || !DAY.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

export function usualColumns(view: DeskView): readonly ColumnId[] {
  return view === 'spam' ? SPAM_COLUMNS : DEFAULT_COLUMNS;
}

/** The name leads to the enquiry, so it is always among them. */
function columnsOf(text: string | null, view: DeskView): readonly ColumnId[] {
  const names = text?.split('.') ?? [];
  const isChosen = COLUMN_IDS.some((id) => names.includes(id));
  return isChosen ? COLUMN_IDS.filter((id) => id === 'name' || names.includes(id)) : usualColumns(view);
}

export function readDeskAddress(query: string): DeskAddress {
  const values = new URLSearchParams(query);
  const sort = values.get('sort') ?? '';
  const column = oneOf(sort.replace(/^-/, ''), SORT_COLUMNS, undefined);
  const enquiry = values.get('enquiry') ?? '';
  const owner = values.get('owner') ?? '';
  const view = oneOf(values.get('view'), DESK_VIEWS, 'enquiries');
  return {
    view,
    search: (values.get('q') ?? '').slice(0, DESK_LIMITS.searchCharacters),
    status: oneOf(values.get('status'), [...SUBMISSION_STATUSES, 'open' as const], ''),
    interest: choiceOf(values.get('interest'), INTEREST_OPTIONS),
    industry: choiceOf(values.get('industry'), INDUSTRY_OPTIONS),
    from: dayOf(values.get('from')),
    to: dayOf(values.get('to')),
    waiting: oneOf(values.get('waiting'), WAITING_FILTERS, ''),
    owner: owner === NOT_CHOSEN || UUID.test(owner) ? owner : '',
    ...(column ? { sort: column, ascending: !sort.startsWith('-') } : usualOrder(view)),
    page: pageOf(values.get('page')),
    columns: columnsOf(values.get('columns'), view),
    enquiry: UUID.test(enquiry) ? enquiry : '',
  };
}

function isUsualOrder({ view, sort, ascending }: DeskAddress): boolean {
  const usual = usualOrder(view);
  return sort === usual.sort && ascending === usual.ascending;
}

/** The query of an address; what is as usual is left out. */
export function writeDeskAddress(address: DeskAddress): string {
  const entries: [string, string][] = [
    ['view', address.view === 'enquiries' ? '' : address.view],
    ['q', address.search.trim()],
    ['status', address.status],
    ['interest', address.interest],
    ['industry', address.industry],
    ['from', address.from],
    ['to', address.to],
    ['waiting', address.waiting],
    ['owner', address.owner],
    ['sort', isUsualOrder(address) ? '' : `${address.ascending ? '' : '-'}${address.sort}`],
    ['page', address.page > 1 ? String(address.page) : ''],
    [
      'columns',
      address.columns.join() === usualColumns(address.view).join() ? '' : address.columns.join('.'),
    ],
    ['enquiry', address.enquiry],
  ];
  const query = new URLSearchParams(entries.filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : '';
}

/** A part of the desk as it is first seen. */
export function addressOfView(view: DeskView): DeskAddress {
  return readDeskAddress(`?view=${view}`);
}

/** The same list in full. */
export function withoutFilters({ view, sort, ascending, columns }: DeskAddress): DeskAddress {
  return { ...addressOfView(view), sort, ascending, columns };
}

/** The spam that fits the same search and filters, as far as the list of spam has them. */
export function withSpamOnly({ search, interest, industry, from, to }: DeskAddress): DeskAddress {
  return { ...addressOfView('spam'), search, interest, industry, from, to };
}

/** How many filters narrow the list, the search not counted. */
export function countFilters(address: DeskAddress): number {
  const { status, interest, industry, from, to, waiting, owner } = address;
  return [status, interest, industry, from || to, waiting, owner].filter(Boolean).length;
}

/** Whether this is the list as it is first seen: the newest hundred. */
export function isLatest(address: DeskAddress): boolean {
  return (
    address.view === 'enquiries' &&
    isUsualOrder(address) &&
    address.page === 1 &&
    address.search.trim() === '' &&
    countFilters(address) === 0
  );
}

/** The filter as the database takes it. */
export function filterOf(address: DeskAddress): SubmissionFilter {
  const { view, interest, industry, from, to, waiting, owner } = address;
  const search = address.search.trim();
  const filter: SubmissionFilter = {};
  if (search) filter.search = search;
  if (view === 'spam') filter.status = ['spam'];
  else if (address.status === 'open') filter.status = ['new', 'in_progress'];
  else if (address.status) filter.status = [address.status];
  // `choiceOf` let nothing else through.
  if (interest) filter.interest = [interest] as SubmissionFilter['interest'];
  if (industry) filter.industry = [industry] as SubmissionFilter['industry'];
  if (from) filter.from = from;
  if (to) filter.to = to;
  if (waiting) filter.waiting_over = waiting;
  if (owner) filter.owner = owner;
  return filter;
}
