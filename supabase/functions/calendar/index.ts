import { listFreeTimes, changeCalendar } from '../../../backend/calendar/calendar-api.ts';
import { serveConsultantFeed } from '../../../backend/calendar/booking/consultant-feed.ts';
import { openAppointmentForm, receiveAppointment } from '../../../backend/calendar/pages/appointment-form.ts';
import { bookedValues } from '../../../backend/calendar/pages/booked-values.ts';
import type { CalendarDeps } from '../../../backend/calendar/calendar-deps.ts';
import { openConsultationPage, refusedListPage } from '../../../backend/calendar/pages/consultation-page.ts';
import {
  changeAppointment,
  openAppointment,
  refusedManagePage,
} from '../../../backend/calendar/pages/manage-page.ts';
import { CalendarCache } from '../../../backend/calendar/calendar-cache.ts';
import { confirmationPage } from '../../../backend/forms/form-responses.ts';
import { NOT_FOUND } from '../../../backend/http/refusal.ts';
import type { Refusal } from '../../../backend/http/refusal.ts';
import { textResponse } from '../../../backend/http/text-response.ts';
import pages from '../../../build/forms.json' with { type: 'json' };
import { AttemptLimiter } from '../../../shared/attempt-limiter.ts';
import { CONSULTATION_PATHS } from '../../../shared/calendar/paths.ts';
import { CONFIRMATION_PATHS, FORM_PATHS } from '../../../shared/forms/plain-forms.ts';
import { HOLD_RATE, HOSTED_BOOKING_RATE } from '../../../shared/limits.ts';
import { TOKEN_PARAMETER } from '../../../shared/reader.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { clientNetwork, takeAttempt, takeRequest } from '../_shared/limits.ts';
import { pathBelow, serve } from '../_shared/serve.ts';
import { siteOrigin } from '../_shared/settings.ts';

const site = siteOrigin();
const database = openHostedDatabase();
const origins = new Set([site]);
const calendarCache = new CalendarCache();
const bookings = new AttemptLimiter(HOSTED_BOOKING_RATE);
const holds = new AttemptLimiter(HOLD_RATE);

const depsOf = (request: Request): CalendarDeps => ({
  query: database.query,
  now: Date.now,
  calendarCache,
  // Behind a forwarding host all visitors may have one address, so there is no hourly limit per address.
  address: null,
  // The limit per network applies there too, because anybody can post the form to this function directly. All forms that a
  // host forwards share the limit of one network; further bookings are received as enquiries.
  network: clientNetwork(request),
  takeHold: () => takeAttempt(holds, request),
  takeBooking: () => takeAttempt(bookings, request),
  // A PostgreSQL server keeps what it has committed, and the scheduled worker finds new mails.
  persist: async () => {},
  onMessages: () => {},
});

async function page(request: Request, path: string, query: URLSearchParams): Promise<Response> {
  const deps = depsOf(request);
  const { list, book, manage, feed } = CONSULTATION_PATHS;
  if (request.method === 'POST') {
    if (path === manage) return changeAppointment(request, pages, origins, deps);
    if (path !== FORM_PATHS.appointment) throw NOT_FOUND;
    return receiveAppointment(request, { pages, origins, confirmationsAt: site }, deps);
  }
  if (path === list) return openConsultationPage(query, pages, deps);
  if (path === book) return openAppointmentForm(query, pages, deps);
  if (path === manage) return openAppointment(query, pages, deps);
  if (path === CONFIRMATION_PATHS.booked)
    return confirmationPage(pages, 'booked', query, bookedValues(query));
  if (path === CONFIRMATION_PATHS.appointmentReceived)
    return confirmationPage(pages, 'appointmentReceived', query);
  if (path === feed) return serveConsultantFeed(query.get(TOKEN_PARAMETER) ?? '', database, site);
  if (path === FORM_PATHS.appointment)
    return new Response(null, { status: 303, headers: { location: site + list } });
  throw NOT_FOUND;
}

function refusedPage(refusal: Refusal, request: Request): Response | undefined {
  const path = pathBelow('calendar', new URL(request.url));
  if (path === '') return undefined;
  if (refusal.status === 404) return textResponse(404, refusal.message);
  return path === CONSULTATION_PATHS.manage
    ? refusedManagePage(pages, refusal)
    : refusedListPage(pages, refusal, Date.now());
}

async function respond(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = pathBelow('calendar', url);
  takeRequest(request);
  if (path !== '') return page(request, path, url.searchParams);
  const deps = depsOf(request);
  const isRead = request.method !== 'POST';
  return Response.json(
    isRead ? await listFreeTimes(url.searchParams, deps) : await changeCalendar(request, deps),
  );
}

serve(respond, respond, refusedPage);
