import './desk.css';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import { declareFurtherFonts } from '#app/lib/further-fonts.ts';
import { reportUnsent } from '#app/features/admin/sign-out.ts';
import { lazyView } from '#app/lib/navigation/lazy-view.tsx';
import { DESK } from '#content/desk/desk.ts';
import { BEFORE_RECOVERY } from '#shared/recovery.ts';

import { useDeskUrl } from './url/use-desk-url.ts';
import { AssistantView } from './assistant/assistant-view.tsx';
import { ClientsView } from './clients/clients-view.tsx';
import { deskQueryClient, hasUnsent, SHOWN, statisticsQuery } from './desk-queries.ts';
import { EnquiriesView } from './enquiries/enquiries-view.tsx';
import { SkipToList } from './enquiries/skip-to-list.tsx';
import { ContentReview } from './head/content-review.tsx';
import { DeskHead } from './head/desk-head.tsx';
import { DeskTabs } from './head/desk-tabs.tsx';
import { IntakeBanner } from './head/intake-banner.tsx';
import { RoomBanner } from './head/room-banner.tsx';
import { SecondFactorReminder } from './head/second-factor-reminder.tsx';
import { SessionAlert } from './head/session-alert.tsx';
import { useHeadLoaded } from './head/use-head-loaded.ts';
import { useArrivals } from './live/use-arrivals.ts';
import { MailBanner } from './mail/mail-banner.tsx';
import { NewsletterView } from './newsletter/newsletter-view.tsx';
import { Announcer, useAnnounceChange } from './parts/announcer.tsx';
import { SessionEnded } from './parts/session-ended.ts';
import { LoadingLine } from './parts/notes.tsx';
import { PeopleView } from './people/people-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';
import { PromiseHours } from './text/status-text.tsx';

// Loaded separately with their date arithmetic, which the rest of the desk does not need.
const LazyCalendarView = lazyView(async () => (await import('./calendar/calendar-view.tsx')).CalendarView);
const LazyEventsView = lazyView(async () => (await import('./events/events-view.tsx')).EventsView);

type DeskProps = {
  userId: string;
  /** Whether the server has ended the session. The page keeps what it shows but cannot load anything. */
  hasEnded: boolean;
};

/** The enquiry desk: figures, tabs and live changes by other admins. Loaded for admins only. */
export function Desk({ userId, hasEnded }: DeskProps) {
  const [client] = useState(deskQueryClient);
  const hadEnded = useRef(false);
  useEffect(() => {
    // Calls made without a session have failed, so they are repeated after signing in again.
    if (hadEnded.current && !hasEnded) void client.invalidateQueries({ queryKey: [SHOWN] });
    hadEnded.current = hasEnded;
  }, [client, hasEnded]);
  useEffect(() => {
    const stopReporting = reportUnsent(() => hasUnsent(client));
    const keepUnsent = (event: Event) => {
      if (hasUnsent(client)) event.preventDefault();
    };
    addEventListener('beforeunload', keepUnsent);
    // Unsent texts and drafts are in memory only, so recovery must not reload the page either.
    addEventListener(BEFORE_RECOVERY, keepUnsent);
    return () => {
      stopReporting();
      removeEventListener('beforeunload', keepUnsent);
      removeEventListener(BEFORE_RECOVERY, keepUnsent);
    };
  }, [client]);
  return (
    <QueryClientProvider client={client}>
      <SessionEnded value={hasEnded}>
        <Announcer>
          <DeskViews userId={userId} />
        </Announcer>
      </SessionEnded>
      {/* The stylesheet of the desk applies only inside this class. */}
      <div className="desk">
        <SessionAlert hasEnded={hasEnded} />
      </div>
    </QueryClientProvider>
  );
}

function DeskViews({ userId }: Pick<DeskProps, 'userId'>) {
  // Visitors' text may need letters that the fonts loaded so far lack.
  useEffect(declareFurtherFonts, []);
  const state = useDeskUrl();
  const { view } = state.url;
  const [pageTitle] = useState(() => document.title);
  // The router sets the title only when the path changes, and the views differ only in the query.
  useEffect(() => {
    document.title = view === 'enquiries' ? pageTitle : `${DESK.tabs[view]} | ${pageTitle}`;
  }, [view, pageTitle]);
  useAnnounceChange(view, DESK.tabs[view]);
  const arrivals = useArrivals();
  const { data: statistics } = useQuery(statisticsQuery);
  const isHeadLoaded = useHeadLoaded();

  function viewOf(): ReactNode {
    switch (view) {
      case 'enquiries':
      case 'spam':
        return <EnquiriesView state={state} userId={userId} arrivals={arrivals} />;
      case 'calendar':
        return (
          <Suspense fallback={<LoadingLine label={DESK.calendarLoading} />}>
            <LazyCalendarView state={state} userId={userId} />
          </Suspense>
        );
      case 'events':
        return (
          <Suspense fallback={<LoadingLine label={DESK.eventsLoading} />}>
            <LazyEventsView state={state} />
          </Suspense>
        );
      case 'newsletter':
        return <NewsletterView state={state} />;
      case 'clients':
        return <ClientsView />;
      case 'assistant':
        return <AssistantView />;
      case 'privacy':
        return <PrivacyView state={state} />;
      case 'people':
        return <PeopleView userId={userId} />;
    }
  }

  return (
    <PromiseHours value={statistics?.office.promise_hours}>
      <div className="desk">
        {(view === 'enquiries' || view === 'spam') && <SkipToList />}
        <DeskTabs state={state} spam={statistics?.spam} />
        <div className={isHeadLoaded ? 'contents' : 'invisible contents'}>
          <MailBanner />
          <IntakeBanner />
          <RoomBanner state={state} />
          {statistics && <DeskHead statistics={statistics} state={state} />}
          <ContentReview />
          <SecondFactorReminder state={state} />
          {viewOf()}
        </div>
      </div>
    </PromiseHours>
  );
}
