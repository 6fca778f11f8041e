import { refusedEventPage, registeredValues } from '#backend/events/event-page.ts';
import { receiveRegistration } from '#backend/events/receive-registration.ts';
import { receiveAppointment } from '#backend/calendar/pages/appointment-form.ts';
import { bookedValues } from '#backend/calendar/pages/booked-values.ts';
import { confirmationPage } from '#backend/forms/form-responses.ts';
import { receiveEnquiry, receiveLinkRequest, receiveSubscription } from '#backend/forms/receive-form.ts';
import type { FormContext, FormDeps } from '#backend/forms/receive-form.ts';
import { withAttempt } from '#backend/http/with-attempt.ts';
import { queueLink } from '#backend/reader/queue-link.ts';
import { FILLED_PAGE, pagesOf, pageForRefusal } from '#server/guard/filled-pages.ts';
import { takeAll } from '#server/guard/limits/rate-limits.ts';
import type { GuardDeps, Incoming, Route } from '#server/guard/route.ts';
import { CONFIRMATION_PATHS, FORM_PATHS, FORM_PLACES, FUNCTIONS_PREFIX } from '#shared/forms/plain-forms.ts';
import type { ConfirmationName, FormName } from '#shared/forms/plain-forms.ts';

import { registrationDeps } from './event-routes.ts';
import { calendarDeps } from './calendar-routes.ts';
import { storeEnquiry, storeSubscription } from './intake.ts';

/** Where a set of forms is mounted, and which pages answer them. */
type FormMount = { prefix: string; pages: 'formPages' | 'remoteFormPages'; forms: readonly FormName[] };

function contextOf(deps: GuardDeps, mount: FormMount): FormContext {
  return { pages: pagesOf(deps, mount.pages), origins: deps.origins, confirmationsAt: mount.prefix };
}

function depsOf(incoming: Incoming, deps: GuardDeps, mount: FormMount): FormDeps {
  return {
    ...contextOf(deps, mount),
    storeEnquiry: (row) => storeEnquiry(row, incoming, deps),
    storeSubscription: (row) => storeSubscription(row, incoming, deps),
  };
}

const RECEIVE: Record<
  FormName,
  (incoming: Incoming, deps: GuardDeps, mount: FormMount) => Promise<Response>
> = {
  enquiry: (incoming, deps, mount) => receiveEnquiry(incoming.request, depsOf(incoming, deps, mount)),
  newsletter: (incoming, deps, mount) => receiveSubscription(incoming.request, depsOf(incoming, deps, mount)),
  readingLink: (incoming, deps, mount) =>
    receiveLinkRequest(incoming.request, {
      ...contextOf(deps, mount),
      async queueLink(email) {
        await withAttempt(
          () => takeAll([[deps.limiters.readingLinksPerAddress, incoming.address]]),
          () => queueLink(deps.backend, email),
        );
        deps.onMessages();
      },
    }),
  registration: (incoming, deps, mount) =>
    receiveRegistration(
      incoming.request,
      registrationDeps(incoming, deps, pagesOf(deps, mount.pages), mount.prefix),
    ),
  appointment: (incoming, deps, mount) =>
    receiveAppointment(incoming.request, contextOf(deps, mount), calendarDeps(incoming, deps)),
};

/** Forms that cannot be shown again if the request is refused before it is read, because the event is unknown. */
const REFUSE: Partial<Record<FormName, NonNullable<Route['refused']>>> = {
  registration: pageForRefusal(refusedEventPage),
};

/** The form that a confirmation belongs to. */
const CONFIRMED: Record<ConfirmationName, FormName> = {
  received: 'enquiry',
  subscribed: 'newsletter',
  known: 'newsletter',
  linkSent: 'readingLink',
  registered: 'registration',
  booked: 'appointment',
  appointmentReceived: 'appointment',
};

/** What a confirmation says beside its fixed text. */
async function valuesOf(name: ConfirmationName, query: URLSearchParams, { backend }: GuardDeps) {
  if (name === 'booked') return bookedValues(query);
  return name === 'registered' ? registeredValues(query, backend.query) : {};
}

function routesOf(mount: FormMount): Route[] {
  const { prefix, pages, forms: names } = mount;
  const formRoute = (
    form: FormName,
    route: Pick<Route, 'method' | 'path' | 'handle'> & Partial<Pick<Route, 'lane'>>,
  ): Route => ({
    ...FILLED_PAGE,
    limit: 'formRequestsPerAddress',
    ...(REFUSE[form] ? { refused: REFUSE[form] } : { form }),
    pages,
    ...route,
    path: prefix + route.path,
  });

  const posts = names.map((form) =>
    formRoute(form, {
      method: 'POST',
      path: FORM_PATHS[form],
      lane: 'forms',
      handle: (incoming, deps) => RECEIVE[form](incoming, deps, mount),
    }),
  );
  const forms = names.map((form) =>
    formRoute(form, {
      method: 'GET',
      path: FORM_PATHS[form],
      handle: async (_incoming, { siteOrigin }) => {
        const location = (pages === 'remoteFormPages' ? siteOrigin : '') + FORM_PLACES[form];
        return { status: 303, body: null, headers: { location } };
      },
    }),
  );
  const confirmed = (Object.keys(CONFIRMATION_PATHS) as ConfirmationName[]).filter((name) =>
    names.includes(CONFIRMED[name]),
  );
  const confirmations = confirmed.map((name) =>
    formRoute(CONFIRMED[name], {
      method: 'GET',
      path: CONFIRMATION_PATHS[name],
      handle: async ({ query }, deps) =>
        confirmationPage(pagesOf(deps, mount.pages), name, query, await valuesOf(name, query, deps)),
    }),
  );
  return [...posts, ...forms, ...confirmations];
}

/** The forms without JavaScript: the browser submits them itself and is answered with pages. */
export const FORM_ROUTES: readonly Route[] = [
  ...routesOf({ prefix: '', pages: 'formPages', forms: Object.keys(FORM_PATHS) as FormName[] }),
  // Static pages at another origin submit only these two without JavaScript.
  ...routesOf({ prefix: FUNCTIONS_PREFIX, pages: 'remoteFormPages', forms: ['enquiry', 'newsletter'] }),
];
