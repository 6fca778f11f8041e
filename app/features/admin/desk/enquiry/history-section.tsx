import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import type { DeskAdmin, SubmissionDetail } from '#shared/desk-answers.ts';

import { actorText, eventText } from './history-text.ts';
import { PanelSection } from './panel-section.tsx';

type HistorySectionProps = { detail: SubmissionDetail; admins: readonly DeskAdmin[] };

/** The append-only log of this enquiry, newest first. */
export function HistorySection({ detail, admins }: HistorySectionProps) {
  const { submission, history } = detail;
  const entries = [
    { key: 'received', at: submission.created_at, text: 'Received', by: 'the contact form' },
    ...history.map((event) => ({
      key: String(event.id),
      at: event.at,
      text: eventText(event, admins),
      by: actorText(event),
    })),
  ].toReversed();
  return (
    <PanelSection title="History">
      <ol>
        {entries.map(({ key, at, text, by }) => (
          <li key={key} className="border-t border-hairline py-1.5 first:border-t-0">
            {text}
            <span className="block text-secondary">
              <time dateTime={at}>{localTime(at)}</time> by {by}
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  );
}
