import { listFreeTimes, changeCalendar } from '#backend/calendar/calendar-api.ts';
import { serveConsultantFeed } from '#backend/calendar/booking/consultant-feed.ts';
import type { CalendarDeps } from '#backend/calendar/calendar-deps.ts';
import { openConsultationPage, refusedListPage } from '#backend/calendar/pages/consultation-page.ts';
import { openAppointmentForm } from '#backend/calendar/pages/appointment-form.ts';
import {
  changeAppointment,
  openAppointment,
  refusedManagePage,
} from '#backend/calendar/pages/manage-page.ts';
import { networkKey } from '#backend/http/address-key.ts';
import { attemptCounter } from '#backend/http/attempt-counter.ts';
import { FILLED_PAGE, pagesOf, pageForRefusal } from '#server/guard/filled-pages.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';
import { CALENDAR_PATH } from '#shared/calendar/calendar.ts';
import { TOKEN_PARAMETER } from '#shared/reader.ts';

import { takeEnquiry } from './intake.ts';

/** Dependencies of the calendar, with the limits of the requesting address. */
export function calendarDeps(incoming: Incoming, deps: GuardDeps): CalendarDeps {
  const { backend, databaseLimits, limiters, calendarCache, onMessages } = deps;
  return {
    query: backend.query,
    now: Date.now,
    calendarCache,
    address: {
      counter: attemptCounter(deps.jwtSecret, 'booking', incoming.address),
      limit: databaseLimits.bookingsPerAddressHour,
    },
    network: attemptCounter(deps.jwtSecret, 'network', networkKey(incoming.address)),
    takeHold: () => takeAll([[limiters.holdsPerAddress, incoming.address]]),
    takeBooking: () => takeEnquiry(incoming, deps),
    persist: (table, row) => backend.persistRow(table, row),
    onMessages,
  };
}

const SCRIPT = {
  path: CALENDAR_PATH,
  isPublic: true,
  dialect: 'functions',
  limit: 'calendarRequestsPerAddress',
} as const;

const PAGE = { ...FILLED_PAGE, limit: 'calendarRequestsPerAddress' } as const;

const refusedList = pageForRefusal((pages, refusal) => refusedListPage(pages, refusal, Date.now()));
const refusedManaging = pageForRefusal(refusedManagePage);

/** Routes of the calendar: for its script, and for the pages without JavaScript. */
export const CALENDAR_ROUTES: readonly Route[] = [
  {
    ...SCRIPT,
    method: 'GET',
    query: ['topic', 'office'],
    handle: async (incoming, deps) => ({
      status: 200,
      body: await listFreeTimes(incoming.query, calendarDeps(incoming, deps)),
    }),
  },
  {
    ...SCRIPT,
    method: 'POST',
    lane: 'forms',
    handle: async (incoming, deps) => ({
      status: 200,
      body: await changeCalendar(incoming.request, calendarDeps(incoming, deps)),
    }),
  },
  {
    ...PAGE,
    method: 'GET',
    path: CONSULTATION_PATHS.list,
    handle: (incoming, deps) =>
      openConsultationPage(incoming.query, pagesOf(deps), calendarDeps(incoming, deps)),
    refused: refusedList,
  },
  {
    ...PAGE,
    method: 'GET',
    path: CONSULTATION_PATHS.book,
    handle: (incoming, deps) =>
      openAppointmentForm(incoming.query, pagesOf(deps), calendarDeps(incoming, deps)),
    refused: refusedList,
  },
  {
    ...PAGE,
    method: 'GET',
    path: CONSULTATION_PATHS.manage,
    handle: (incoming, deps) => openAppointment(incoming.query, pagesOf(deps), calendarDeps(incoming, deps)),
    refused: refusedManaging,
  },
  {
    ...PAGE,
    method: 'POST',
    path: CONSULTATION_PATHS.manage,
    lane: 'forms',
    handle: (incoming, deps) =>
      changeAppointment(incoming.request, pagesOf(deps), deps.origins, calendarDeps(incoming, deps)),
    refused: refusedManaging,
  },
  {
    ...PAGE,
    method: 'GET',
    path: CONSULTATION_PATHS.feed,
    handle: async ({ query }, { backend, siteOrigin }) =>
      serveConsultantFeed(query.get(TOKEN_PARAMETER) ?? '', backend, siteOrigin),
  },
];
