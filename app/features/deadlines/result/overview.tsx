/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * Where large text leaves no room for two columns CSS replaces the `display` of the cells, and Safari then no longer
 * treats a table without explicit roles as one. */
import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import { RESULT } from '#content/deadlines/screens.ts';
import { classNames } from '#app/lib/class-names.ts';
import { keepNumbers } from '#app/lib/keep-together.ts';
import { focusAtTop } from '#app/lib/navigation/focus-at-top.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import type { Deadline } from '#shared/deadlines/calculate.ts';

import {
  adviceOf,
  authorityText,
  countdownText,
  dueText,
  factsOf,
  isPast,
  stageKey,
} from './deadline-text.ts';

/** Id of the heading of a notice. */
export const noticeId = (deadline: Deadline) => `deadlines-${stageKey(deadline).replace('/', '-')}`;

type OverviewProps = { deadlines: readonly Deadline[]; nowMs: number; zone: string };

/** A notice's marker on the timeline: filled if its clock has started. */
function Dot({ isUrgent, isWaiting }: { isUrgent: boolean; isWaiting: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-[1.15rem] -left-[5.5px] size-2.5 rounded-full border-2 forced-color-adjust-none',
        isUrgent ? 'border-danger bg-signal' : 'border-accent',
        !isUrgent && (isWaiting ? 'bg-surface' : 'bg-accent'),
      )}
    />
  );
}

function Row({ deadline, nowMs, zone }: { deadline: Deadline; nowMs: number; zone: string }) {
  const { regime, stage, state } = deadline;
  const isUrgent = isPast(deadline, nowMs) || state.kind === 'now';
  const theirs = authorityText(deadline, zone);
  const name = LIVE_REGIMES[regime]?.name ?? regime;
  return (
    <tr role="row" className="border-t border-hairline align-top">
      <td
        role="cell"
        className="relative w-[42%] border-l border-accent py-3 pr-4 pl-4 tabular-nums max-[20rem]:block max-[20rem]:w-auto"
      >
        <Dot isUrgent={isUrgent} isWaiting={state.kind === 'waiting'} />
        <span className={classNames('block font-medium', isUrgent ? 'text-danger' : 'text-heading')}>
          {keepNumbers(dueText(deadline, zone))}
        </span>
        <span className="block text-small text-secondary">{keepNumbers(countdownText(deadline, nowMs))}</span>
        {theirs && <span className="block text-small text-secondary">{theirs}</span>}
      </td>
      <th
        role="rowheader"
        scope="row"
        className="pt-1 pb-3 text-left font-normal max-[20rem]:block max-[20rem]:border-l max-[20rem]:border-accent max-[20rem]:pt-0 max-[20rem]:pl-4"
      >
        <LinkButton
          label={`${name}: ${stage.name}`}
          className="py-2 text-left text-copy font-medium"
          onClick={() => focusAtTop(document.getElementById(noticeId(deadline)))}
        >
          {name}: {stage.name}
        </LinkButton>
        <span className="block text-small">
          {RESULT.to}: {RECIPIENTS[stage.to]?.name}
        </span>
        {[...factsOf(deadline, nowMs), ...adviceOf(deadline, nowMs)].map((remark) => (
          <span key={remark} className="block text-small text-secondary">
            {remark}
          </span>
        ))}
      </th>
    </tr>
  );
}

/** Timeline of all notices, soonest first. */
export function Overview({ deadlines, nowMs, zone }: OverviewProps) {
  return (
    <table role="table" className="mt-4 w-full">
      <thead role="rowgroup" className="sr-only">
        <tr role="row">
          {RESULT.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {deadlines.map((deadline) => (
          <Row key={stageKey(deadline)} deadline={deadline} nowMs={nowMs} zone={zone} />
        ))}
      </tbody>
    </table>
  );
}
