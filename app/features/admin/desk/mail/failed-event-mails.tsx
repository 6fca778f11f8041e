import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';

import { kindLabel } from './outbox-message.ts';
import { ResendButton } from './resend-button.tsx';

const { failedMails: texts } = DESK_EVENTS;

/** The failed mails to registrants of events. Renders nothing when there are none. */
export function FailedEventMails({ state }: { state: DeskUrl }) {
  const query = useQuery({
    queryKey: [SHOWN, 'failed-event-mails'],
    queryFn: ({ signal }) => askDesk('list_failed_event_mails', undefined, signal),
  });
  const [hasResent, setResent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const mails = query.data;

  function onResent(): void {
    setResent(true);
    // The pressed button disappears together with its row.
    heading.current?.focus();
  }

  // Stays mounted after the last mail was queued, because it has the focus.
  if (!query.isError && !mails?.length && !hasResent) return null;
  return (
    <section aria-labelledby="failed-mails-heading" className="mb-8 border-b border-hairline pb-6">
      <Heading
        level={2}
        size="h4"
        ref={heading}
        id="failed-mails-heading"
        tabIndex={-1}
        className="outline-none"
      >
        {texts.heading}
      </Heading>
      <QueryFailure query={query} title={texts.loadFailed} />
      {mails?.length === 0 && <p className="mt-1 text-small text-secondary">{texts.none}</p>}
      {mails && mails.length > 0 && (
        <div className="mt-2">
          <PlainTable
            caption={texts.caption(mails.length)}
            columns={texts.columns}
            rows={mails.map((mail) => ({
              key: mail.id,
              cells: [
                mail.recipient,
                <RouterLink
                  key="event"
                  to={state.hrefOf({ event: mail.event.id })}
                  preventScrollReset
                  className="inline-flex min-h-9 items-center text-link underline underline-offset-[0.2em] wrap-anywhere hover:decoration-2"
                >
                  {mail.event.title}
                </RouterLink>,
                kindLabel(mail),
                localTime(mail.created_at),
                mail.last_error,
                <ResendButton
                  key="resend"
                  message={mail.id}
                  recipient={mail.recipient}
                  onResent={onResent}
                />,
              ],
            }))}
          />
        </div>
      )}
    </section>
  );
}
