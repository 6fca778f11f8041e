import { useState, type ReactNode } from 'react';

import { DEADLINES_PATH } from '#content/deadlines/regime-pages.ts';
import { RESULT } from '#content/deadlines/screens.ts';
import { groupBy } from '#app/lib/group-by.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import type { Answers } from '#shared/deadlines/answers.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';
import type { NamedRegime } from '#shared/deadlines/regime.ts';

import { CounselList } from './counsel-list.tsx';
import { Overview } from './overview.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { RegimeDetails, type SentProps } from './regime-details.tsx';
import { DeadlineActions } from './deadline-actions.tsx';

type ResultProps = SentProps & {
  /** Id of the heading, which receives the focus. */
  id: string;
  answers: Answers;
  deadlines: readonly Deadline[];
  named: readonly { id: string; regime: NamedRegime }[];
  /** Messages for the visitor about moments that are invalid or contradict each other. */
  problems: readonly string[];
  isBegun: boolean;
  nowMs: number;
  /** The questions, which stand beside the overview. */
  children: ReactNode;
};

/** Laws with at least one certain deadline, and laws whose deadlines all depend on an open answer. */
function lawsOf(deadlines: readonly Deadline[]) {
  const laws = [...groupBy(deadlines, ({ regime }) => regime)];
  const isCertain = ([, notices]: (typeof laws)[number]) => notices.some(({ isPossible }) => !isPossible);
  return [laws.filter(isCertain), laws.filter((law) => !isCertain(law))] as const;
}

/**
 * The result: a timeline beside the questions, then the details of each law. Deadlines that an open answer could still
 * rule out are shown on request, because one answer alone leaves dozens.
 */
export function Result(props: ResultProps) {
  const { id, answers, deadlines, named, problems, isBegun, nowMs, children, ...sent } = props;
  const [isAllShown, setAllShown] = useState(false);
  const certain = deadlines.filter(({ isPossible }) => !isPossible);
  const possible = deadlines.filter(({ isPossible }) => isPossible);
  const [laws, possibleLaws] = lawsOf(deadlines);
  const shownLaws = isAllShown ? [...laws, ...possibleLaws] : laws;
  const hasResult = deadlines.length > 0 || named.length > 0;
  return (
    <>
      <div className="no-print mt-4 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>{children}</div>
        <section aria-labelledby={id}>
          <h2 id={id} tabIndex={-1} className="font-display text-h2 text-heading focus:outline-none">
            {RESULT.heading}
          </h2>
          {/* Only the number is announced, when an answer changes it; the countdowns are not. */}
          <output className="mt-2 block">
            {isBegun
              ? hasResult
                ? RESULT.count(certain.length, possible.length, named.length)
                : RESULT.none
              : RESULT.start}
          </output>
          {/* No live region: the message beside the field is announced already. */}
          {deadlines.length > 0 && problems.length > 0 && (
            <p className="mt-2 font-medium text-danger">
              {RESULT.problems} {problems.join(' ')}
            </p>
          )}
          {certain.length > 0 && <Overview deadlines={certain} nowMs={nowMs} zone={sent.zone} />}
          {possible.length > 0 && (
            <div className="mt-4 border-t border-control pt-3">
              <p>{RESULT.open}</p>
              <details open={isAllShown} onToggle={({ currentTarget }) => setAllShown(currentTarget.open)}>
                <summary className="flex min-h-11 cursor-pointer items-center text-link underline underline-offset-[0.2em]">
                  {(isAllShown ? RESULT.hidePossible : RESULT.showPossible)(possible.length)}
                </summary>
                {isAllShown && <Overview deadlines={possible} nowMs={nowMs} zone={sent.zone} />}
              </details>
            </div>
          )}
          {deadlines.length > 0 && <DeadlineActions answers={answers} deadlines={deadlines} nowMs={nowMs} />}
        </section>
      </div>
      <div className="no-print">
        {shownLaws.length > 0 && (
          <section aria-labelledby="deadlines-details" className="mt-14">
            <h2 id="deadlines-details" className="mb-4 font-display text-h2 text-heading">
              {RESULT.detailHeading}
            </h2>
            <ul>
              {shownLaws.map(([regime, notices]) => (
                <RegimeDetails key={regime} id={regime} deadlines={notices} {...sent} />
              ))}
            </ul>
            <p className="border-t border-control pt-4 text-small text-secondary">{RESULT.grade}</p>
          </section>
        )}
        <CounselList named={named} />
        <p className="mt-10 text-small">
          <RouterLink
            to={`${DEADLINES_PATH}/changes`}
            className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.2em]"
          >
            {RESULT.changes}
          </RouterLink>
        </p>
      </div>
      <PrintSheet
        answers={answers}
        deadlines={deadlines}
        named={named}
        problems={problems}
        nowMs={nowMs}
        zone={sent.zone}
      />
    </>
  );
}
