import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import { DEADLINE_TOOL, GRADES, RESULT } from '#content/deadlines/screens.ts';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import type { Moment } from '#shared/deadlines/answers.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';
import type { LiveRegime } from '#shared/deadlines/regime.ts';

import { MomentFields } from '../questions/moment-fields.tsx';
import { draftOf } from '../export/notice-draft.ts';
import { sourceText } from '../source-text.ts';
import { dueText, stageKey } from './deadline-text.ts';
import { CopyButton } from './copy-button.tsx';
import { noticeId } from './overview.tsx';

const LINK_CLASS = 'text-link underline underline-offset-[0.2em]';

export type SentProps = {
  zone: string;
  sentOf: (key: string) => Moment | undefined;
  problemOf: (key: string) => string | undefined;
  onSent: (key: string, moment: Moment | undefined) => void;
};

/** Whether a later notice of the regime counts from the sending of this one. */
function startsAnother({ stages }: LiveRegime, id: string): boolean {
  return stages.some(({ limit }) => 'sent' in limit.from && limit.from.sent === id);
}

function Notice({ deadline, regime, ...sent }: SentProps & { deadline: Deadline; regime: LiveRegime }) {
  const { stage } = deadline;
  const { zone, sentOf, problemOf, onSent } = sent;
  const recipient = RECIPIENTS[stage.to];
  const key = stageKey(deadline);
  return (
    <li className="grid gap-x-10 gap-y-2 border-t border-hairline py-4 first:border-0 first:pt-0 sm:grid-cols-2">
      <div>
        <h4 id={noticeId(deadline)} tabIndex={-1} className="font-medium text-heading">
          {stage.name}
        </h4>
        <p className="tabular-nums">{dueText(deadline, zone)}</p>
        <p className="mt-1">
          {RESULT.to}:{' '}
          {recipient?.address ? (
            <a className={LINK_CLASS} href={recipient.address}>
              {recipient.name}
            </a>
          ) : (
            recipient?.name
          )}
        </p>
        {startsAnother(regime, stage.id) && (
          <MomentFields
            id={`${noticeId(deadline)}-sent`}
            label={`${RESULT.sent}: ${regime.name}, ${stage.name}`}
            zone={zone}
            moment={sentOf(key)}
            problem={problemOf(key)}
            onChange={(moment) => onSent(key, moment)}
          />
        )}
      </div>
      <div>
        <p className="font-medium text-heading">{RESULT.contents}</p>
        <ul className="list-disc pl-5">
          {stage.contents.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-x-5">
          <CopyButton text={draftOf(deadline)} label={`${RESULT.copyDraft}: ${regime.name}, ${stage.name}`}>
            {RESULT.copyDraft}
          </CopyButton>
        </div>
      </div>
    </li>
  );
}

type RegimeDetailsProps = SentProps & { id: string; deadlines: readonly Deadline[] };

/** One law: its exception, its source and its notices. */
export function RegimeDetails({ id, deadlines, ...sent }: RegimeDetailsProps) {
  const regime = LIVE_REGIMES[id];
  if (!regime) return null;
  return (
    <li className="grid gap-x-10 gap-y-4 border-t border-control py-6 text-small lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <div>
        <h3 className="font-display text-h3 text-heading">{regime.name}</h3>
        {regime.name !== regime.jurisdiction && <p className="text-secondary">{regime.jurisdiction}</p>}
        {regime.notes?.map((note) => (
          <p key={note} className="mt-2">
            {note}
          </p>
        ))}
        {regime.exception && (
          <p className="mt-2">
            <span className="font-medium text-heading">{RESULT.exception}: </span>
            {regime.exception}
          </p>
        )}
        <p className="mt-2">
          <a className={LINK_CLASS} href={regime.source}>
            {regime.text}
          </a>
          . {sourceText(regime)} {regime.grade !== 'A' && GRADES[regime.grade]}
        </p>
        <p className="mt-1">
          <ContactLink
            look="plain"
            className={LINK_CLASS}
            message={`${DEADLINE_TOOL.title}, ${regime.name}: `}
            isPrivate
          >
            {RESULT.wrong}
            <span className="sr-only"> {regime.name}</span>
          </ContactLink>
        </p>
      </div>
      <ul>
        {deadlines.map((deadline) => (
          <Notice key={stageKey(deadline)} deadline={deadline} regime={regime} {...sent} />
        ))}
      </ul>
    </li>
  );
}
