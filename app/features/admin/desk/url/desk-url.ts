import { INDUSTRY_OPTIONS, INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import {
  DESK_LIMITS,
  NOT_CHOSEN,
  SORT_COLUMNS,
  SUBMISSION_STATUSES,
  SUBSCRIPTION_STATES,
  WAITING_FILTERS,
  type SortColumn,
  type EnquiryFilter,
  type SubmissionStatus,
} from '#shared/desk/calls.ts';

import { dayOf, idOf, oneOf } from './url-values.ts';
import { calendarEntries, readCalendarUrl, type CalendarUrlState } from './calendar-url.ts';
import { COLUMN_IDS, DEFAULT_COLUMNS, SPAM_COLUMNS, type ColumnId } from './column-ids.ts';

/*
 * The whole state of the desk is in the query of its URL, so that it can be shared and the back button works.
 * Unknown or invalid values are ignored.
 */

export const DESK_VIEWS = [
  'enquiries',
  'spam',
  'calendar',
  'events',
  'newsletter',
  'clients',
  'assistant',
  'privacy',
  'people',
] as const;
type DeskView = (typeof DESK_VIEWS)[number];

export type DeskUrlState = CalendarUrlState & {
  view: DeskView;
  search: string;
  /** `open` means new or in progress; empty means all except spam. */
  status: SubmissionStatus | 'open' | '';
  interest: string;
  industry: string;
  from: string;
  to: string;
  waiting: (typeof WAITING_FILTERS)[number] | '';
  /** State of the newsletter's subscriptions; empty means all. */
  state: (typeof SUBSCRIPTION_STATES)[number] | '';
  /** Account id of an admin, `none` for enquiries without an owner, or empty. */
  owner: string;
  sort: SortColumn;
  ascending: boolean;
  page: number;
  columns: readonly ColumnId[];
  /** Id of the enquiry whose panel is open, or empty. */
  enquiry: string;
  /** Id of the event that is shown, `new` for one that is being written, or empty. */
  event: string;
};

/** Newest first. Spam starts with the least suspicious, because a flood also puts genuine enquiries there. */
function usualOrder(view: DeskView): Pick<DeskUrlState, 'sort' | 'ascending'> {
  return view === 'spam' ? { sort: 'signs', ascending: true } : { sort: 'created_at', ascending: false };
}

const MAX_PAGE = 100_000;
export const NEW_EVENT = 'new';

function choiceOf(text: string | null, options: readonly { value: string }[]): string {
  return oneOf(text, [...options.map(({ value }) => value), NOT_CHOSEN], '');
}

function pageOf(text: string | null): number {
  return text && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 1;
}

export function usualColumns(view: DeskView): readonly ColumnId[] {
  return view === 'spam' ? SPAM_COLUMNS : DEFAULT_COLUMNS;
}

/** The name is always included, because it links to the enquiry. */
function columnsOf(text: string | null, view: DeskView): readonly ColumnId[] {
  const names = text?.split('.') ?? [];
  const isChosen = COLUMN_IDS.some((id) => names.includes(id));
  return isChosen ? COLUMN_IDS.filter((id) => id === 'name' || names.includes(id)) : usualColumns(view);
}

export function readDeskUrl(query: string): DeskUrlState {
  const values = new URLSearchParams(query);
  const sort = values.get('sort') ?? '';
  const column = oneOf(sort.replace(/^-/, ''), SORT_COLUMNS, undefined);
  const owner = values.get('owner') ?? '';
  const event = values.get('event') ?? '';
  const view = oneOf(values.get('view'), DESK_VIEWS, 'enquiries');
  return {
    view,
    // PostgreSQL text cannot contain NUL.
    search: (values.get('q') ?? '').replaceAll('\0', '').slice(0, DESK_LIMITS.searchCharacters),
    status: oneOf(values.get('status'), [...SUBMISSION_STATUSES, 'open' as const], ''),
    interest: choiceOf(values.get('interest'), INTEREST_OPTIONS),
    industry: choiceOf(values.get('industry'), INDUSTRY_OPTIONS),
    from: dayOf(values.get('from')),
    to: dayOf(values.get('to')),
    waiting: oneOf(values.get('waiting'), WAITING_FILTERS, ''),
    state: oneOf(values.get('state'), SUBSCRIPTION_STATES, ''),
    owner: owner === NOT_CHOSEN ? owner : idOf(owner),
    ...(column ? { sort: column, ascending: !sort.startsWith('-') } : usualOrder(view)),
    page: pageOf(values.get('page')),
    columns: columnsOf(values.get('columns'), view),
    enquiry: idOf(values.get('enquiry')),
    event: event === NEW_EVENT ? event : idOf(event),
    ...readCalendarUrl(values),
  };
}

function isUsualOrder({ view, sort, ascending }: DeskUrlState): boolean {
  const usual = usualOrder(view);
  return sort === usual.sort && ascending === usual.ascending;
}

/** The query for a state of the desk. Default values are omitted. */
export function writeDeskUrl(url: DeskUrlState): string {
  const entries: [string, string][] = [
    ['view', url.view === 'enquiries' ? '' : url.view],
    ['q', url.search.trim()],
    ['status', url.status],
    ['interest', url.interest],
    ['industry', url.industry],
    ['from', url.from],
    ['to', url.to],
    ['waiting', url.waiting],
    ['state', url.state],
    ['owner', url.owner],
    ['sort', isUsualOrder(url) ? '' : `${url.ascending ? '' : '-'}${url.sort}`],
    ['page', url.page > 1 ? String(url.page) : ''],
    ['columns', url.columns.join() === usualColumns(url.view).join() ? '' : url.columns.join('.')],
    ['enquiry', url.enquiry],
    ['event', url.event],
    ...calendarEntries(url),
  ];
  const query = new URLSearchParams(entries.filter(([, value]) => value));
  return query.size > 0 ? `?${query}` : '';
}

/** A view of the desk in its initial state. */
export function urlOfView(view: DeskView): DeskUrlState {
  return readDeskUrl(`?view=${view}`);
}

/** The state with the same view, sorting and columns, without search and filters. */
export function withoutFilters({ view, sort, ascending, columns }: DeskUrlState): DeskUrlState {
  return { ...urlOfView(view), sort, ascending, columns };
}

/** The spam list with the same search and those filters that it supports. */
export function withSpamOnly({ search, interest, industry, from, to }: DeskUrlState): DeskUrlState {
  return { ...urlOfView('spam'), search, interest, industry, from, to };
}

/** Number of active filters, not counting the search. From and to count as one. */
export function countFilters(url: DeskUrlState): number {
  const { status, interest, industry, from, to, waiting, owner } = url;
  return [status, interest, industry, from || to, waiting, owner].filter(Boolean).length;
}

/** True for the initial list: the newest hundred. */
export function isLatest(url: DeskUrlState): boolean {
  return (
    url.view === 'enquiries' &&
    isUsualOrder(url) &&
    url.page === 1 &&
    url.search.trim() === '' &&
    countFilters(url) === 0
  );
}

/** The filter in the form that the database expects. */
export function filterOf(url: DeskUrlState): EnquiryFilter {
  const { view, interest, industry, from, to, waiting, owner } = url;
  const search = url.search.trim();
  const filter: EnquiryFilter = {};
  if (search) filter.search = search;
  if (view === 'spam') filter.status = ['spam'];
  else if (url.status === 'open') filter.status = ['new', 'in_progress'];
  else if (url.status) filter.status = [url.status];
  // The casts are safe: `choiceOf` accepts only the options.
  if (interest) filter.interest = [interest] as EnquiryFilter['interest'];
  if (industry) filter.industry = [industry] as EnquiryFilter['industry'];
  if (from) filter.from = from;
  if (to) filter.to = to;
  if (waiting) filter.waiting_over = waiting;
  if (owner) filter.owner = owner;
  return filter;
}
