import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';

import { ToastProvider } from '#app/ui/toast/toast-provider.tsx';
import type { DeskConsultant } from '#shared/desk/calendar.ts';
import type { DeskEvent } from '#shared/desk/events.ts';

import { readDeskUrl } from './url/desk-url.ts';
import type { DeskUrl } from './url/use-desk-url.ts';
import { consultantsQuery } from './calendar/calendar-queries.ts';
import { ConsultantsPart } from './calendar/consultants/consultants-part.tsx';
import { deskQueryClient, factorQuery, SHOWN } from './desk-queries.ts';
import { EventRegistrations } from './events/event-registrations.tsx';
import { eventsQuery, registrationsQuery } from './events/events-queries.ts';
import { EventsView } from './events/events-view.tsx';
import { SecondFactor } from './people/second-factor.tsx';
import { Retention } from './privacy/retention.tsx';

const ID = '6f1c2a9e-0b7d-4a55-9c1e-2f3d4b5a6c7d';

const CONSULTANT: DeskConsultant = {
  id: ID,
  version: 1,
  user_id: null,
  email: null,
  name: 'Jane Doe',
  office: 'london',
  topics: [],
  notice_minutes: 60,
  horizon_days: 30,
  buffer_minutes: 0,
  daily_maximum: 4,
  is_open: true,
  meeting_url: null,
  busy_url: null,
  busy_read_at: null,
  busy_error: null,
  has_feed: false,
  upcoming: 0,
  hours: [],
  exceptions: [],
};

const EVENT: DeskEvent = {
  id: ID,
  version: 1,
  slug: 'the-first-hour',
  state: 'draft',
  title: 'The first hour',
  abstract: 'What to do in it.',
  practice: 'Crisis Response Practice',
  topics: [],
  starts_at: '2027-07-01T13:30:00.000Z',
  ends_at: '2027-07-01T14:30:00.000Z',
  minutes: 60,
  zone: 'America/New_York',
  capacity: 40,
  room_url: null,
  transcript_path: null,
  sequence: 0,
  created_at: '2027-01-01T00:00:00.000Z',
  cancel_reason: null,
  registered: 1,
  waiting: 0,
  held: 0,
};

const REGISTRATION = {
  id: 'two',
  created_at: '2027-01-02T00:00:00.000Z',
  name: 'Jane Doe',
  email: 'jane@example.com',
  company: 'Example Ltd',
  question: null,
  state: 'registered',
  place: null,
};

/** Text of the view when its data has been loaded once and the reload has failed. */
function afterFailedReload(view: ReactNode, queryKey: QueryKey, data: unknown): string {
  const client = deskQueryClient();
  client.setQueryData(queryKey, data);
  client
    .getQueryCache()
    .find({ queryKey })
    ?.setState({ status: 'error', error: new Error('No answer') });
  const router = createMemoryRouter([{ path: '/', element: view }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

function stateOf(search: string): DeskUrl {
  return { url: readDeskUrl(search), go: () => undefined, hrefOf: () => '/' };
}

test.each([
  {
    name: 'the editor of a consultant',
    view: <ConsultantsPart state={stateOf(`?view=calendar&part=consultants&consultant=${ID}`)} userId={ID} />,
    queryKey: consultantsQuery.queryKey,
    data: [CONSULTANT],
    shown: /No answer.*value="Jane Doe"/,
  },
  {
    name: 'the editor of an event',
    view: <EventsView state={stateOf(`?view=events&event=${ID}`)} />,
    queryKey: eventsQuery.queryKey,
    data: [EVENT],
    shown: /No answer.*value="The first hour"/,
  },
  {
    name: 'a list',
    view: <EventRegistrations event={EVENT} />,
    queryKey: registrationsQuery(EVENT.id).queryKey,
    data: [REGISTRATION],
    shown: /No answer.*may have changed.*jane@example\.com/,
  },
  {
    name: 'the second factor',
    view: <SecondFactor />,
    queryKey: factorQuery.queryKey,
    data: null,
    shown: /No answer.*<button[^>]*>Set up/,
  },
  {
    name: 'the table of retention periods',
    view: <Retention />,
    queryKey: [SHOWN, 'retention'],
    data: [{ table_name: 'contact_submissions', days: 365, due: 0, due_open: 0, oldest: null }],
    shown: /No answer.*may have changed.*<table/,
  },
])('$name stays on screen when its reload fails', ({ view, queryKey, data, shown }) => {
  expect(afterFailedReload(view, queryKey, data)).toMatch(shown);
});
