import { useQuery } from '@tanstack/react-query';

import { adminsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { EnquiryDetail } from '#shared/desk/enquiries.ts';

import { actorText, eventText } from './history-text.ts';
import { PanelSection } from './panel-section.tsx';

const { history: texts } = DESK;

/** The append-only log of this enquiry, newest first. */
export function HistorySection({ detail }: { detail: Pick<EnquiryDetail, 'submission' | 'history'> }) {
  const { data: admins = [] } = useQuery(adminsQuery);
  const { submission, history } = detail;
  const entries = [
    { key: 'received', at: submission.created_at, text: texts.received, by: texts.contactForm },
    ...history.map((event) => ({
      key: String(event.id),
      at: event.at,
      text: eventText(event, admins),
      by: actorText(event),
    })),
  ].toReversed();
  return (
    <PanelSection title={texts.title}>
      <ol>
        {entries.map(({ key, at, text, by }) => (
          <li key={key} className="border-t border-hairline py-1.5 first:border-t-0">
            {text}
            <span className="block text-secondary">
              <time dateTime={at}>{localTime(at)}</time> {texts.by(by)}
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
