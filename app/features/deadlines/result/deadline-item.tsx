import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import { DEADLINE_TOOL, RESULT } from '#content/deadlines/screens.ts';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { classNames } from '#app/lib/class-names.ts';
import type { Moment } from '#shared/deadlines/answers.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';
import { formatDay } from '#shared/text/format-day.ts';

import { MomentFields } from '../questions/moment-fields.tsx';
import { draftOf } from '../export/draft.ts';
import { countdownText, dueText, isPast, remarksOf } from './deadline-text.ts';
import { CopyButton } from './copy-button.tsx';

type DeadlineItemProps = {
  deadline: Deadline;
  nowMs: number;
  zone: string;
  sent: Moment | undefined;
  problem?: string;
  onSent: (moment: Moment | undefined) => void;
};

export function DeadlineItem({ deadline, nowMs, zone, sent, problem, onSent }: DeadlineItemProps) {
  const { regime: id, stage, state } = deadline;
  const regime = LIVE_REGIMES[id];
  const recipient = RECIPIENTS[stage.to];
  if (!regime || !recipient) return null;
  const starts = regime.stages.some(({ limit }) => 'sent' in limit.from && limit.from.sent === stage.id);
  const key = `${id}/${stage.id}`;
  return (
    <li className="grid gap-x-10 gap-y-2 border-t border-hairline py-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div>
        <h3 className="font-display text-h3 text-heading">{regime.name}</h3>
        <p className="text-small text-secondary">{stage.name}</p>
        <p
          className={classNames(
            'mt-2 font-medium tabular-nums',
            isPast(deadline, nowMs) || state.kind === 'now' ? 'text-danger' : 'text-heading',
          )}
        >
          {dueText(deadline)}
        </p>
        <p className="text-small tabular-nums text-secondary">{countdownText(deadline, nowMs)}</p>
        {remarksOf(deadline, nowMs).map((remark) => (
          <p key={remark} className="mt-1 text-small">
            {remark}
          </p>
        ))}
      </div>
      <div className="text-small">
        <p>
          <span className="font-medium text-heading">{RESULT.to}: </span>
          {recipient.address ? (
            <a className="text-link underline underline-offset-[0.2em]" href={recipient.address}>
              {recipient.name}
            </a>
          ) : (
            recipient.name
          )}
        </p>
        <p className="mt-2 font-medium text-heading">{RESULT.contents}</p>
        <ul className="list-disc pl-5">
          {stage.contents.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        {regime.exception && (
          <p className="mt-2">
            <span className="font-medium text-heading">{RESULT.exception}: </span>
            {regime.exception}
          </p>
        )}
        <p className="mt-2 text-secondary">
          <a className="text-link underline underline-offset-[0.2em]" href={regime.source}>
            {regime.text}
          </a>
          . {RESULT.asOf(formatDay(regime.lastChecked), regime.grade)}{' '}
          <ContactLink look="plain" message={`${DEADLINE_TOOL.title}, ${regime.name} (${stage.name}): `}>
            {RESULT.wrong}
          </ContactLink>
        </p>
        <div className="no-print mt-1 flex flex-wrap gap-x-5">
          <CopyButton text={draftOf(deadline)} label={`${RESULT.copyDraft}: ${regime.name}, ${stage.name}`}>
            {RESULT.copyDraft}
          </CopyButton>
        </div>
        {starts && (
          <MomentFields
            id={`deadlines-sent-${key.replace('/', '-')}`}
            label={`${RESULT.sent}: ${regime.name}, ${stage.name}`}
            zone={zone}
            moment={sent}
            problem={problem}
            onChange={onSent}
          />
        )}
      </div>
    </li>
  );
}
