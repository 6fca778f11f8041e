import { useEffect, useState } from 'react';

import { HOLIDAYS } from '#content/deadlines/holidays.ts';
import { LIVE_REGIMES, NAMED_REGIMES } from '#content/deadlines/regimes.ts';
import { DEADLINE_TOOL, MOMENTS, PROBLEMS, RESULT } from '#content/deadlines/screens.ts';
import { FIRM } from '#content/firm.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { deadlinesOf, regimesFor } from '#shared/deadlines/calculate.ts';
import { problemsOf, withoutProblems, type Problem } from '#shared/deadlines/problems.ts';
import type { Moment } from '#shared/deadlines/answers.ts';
import type { Trigger } from '#shared/deadlines/regime.ts';

import { Questions } from './questions/questions.tsx';
import { DeadlineItem } from './result/deadline-item.tsx';
import { ResultActions } from './result/result-actions.tsx';
import { useAnswers } from './state/use-answers.ts';

const TICK_MS = 30_000;

const TRIGGERS = Object.keys(MOMENTS) as Trigger[];

function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

const isTrigger = (name: string): name is Trigger => Object.hasOwn(MOMENTS, name);
const labelOf = (name: string) => (isTrigger(name) ? MOMENTS[name].label : RESULT.sent);

function problemText(problem: Problem): string {
  const label = labelOf(problem.moment);
  return problem.kind === 'order'
    ? PROBLEMS.order(label, labelOf(problem.other))
    : PROBLEMS[problem.kind](label);
}

export function Deadlines({ onLeave }: { onLeave: () => void }) {
  const { answers, isLinkDamaged, isStored, update, deleteAll } = useAnswers();
  const [deviceZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [zone, setZone] = useState(
    () => answers.moments.aware?.zone ?? answers.moments.noticed?.zone ?? deviceZone,
  );
  const [wasDeleted, setDeleted] = useState(false);
  const nowMs = useNow();

  const zones = [zone];
  const problems = problemsOf(answers, nowMs, zones);
  const usable = withoutProblems(answers, problems);
  const { established, people, sectors, size, listedInUs, events } = answers;
  const isBegun = [established, people, sectors, size, listedInUs, events].some((one) => one !== undefined);
  const deadlines = isBegun ? deadlinesOf(LIVE_REGIMES, usable, { holidays: HOLIDAYS, zones }) : [];
  const named = isBegun ? regimesFor(NAMED_REGIMES, usable) : [];
  const inQuestion = isBegun ? regimesFor(LIVE_REGIMES, usable).map(({ regime }) => regime) : [];
  const triggers = TRIGGERS.filter(
    (trigger) =>
      trigger === 'noticed' ||
      trigger === 'aware' ||
      answers.moments[trigger] !== undefined ||
      inQuestion.some(({ stages }) =>
        stages.some(({ limit }) => 'trigger' in limit.from && limit.from.trigger === trigger),
      ),
  );
  const problemOf = (moment: string) => {
    const found = problems.find((problem) => problem.moment === moment);
    return found && problemText(found);
  };

  /** All times are read in one zone, so a change of the zone changes all of them. */
  function changeZone(next: string): void {
    setZone(next);
    const inZone = (record: Readonly<Record<string, Moment | undefined>>) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([key, moment]) => (moment ? [[key, { ...moment, zone: next }]] : [])),
      );
    update({ moments: inZone(answers.moments), sent: inZone(answers.sent) as Record<string, Moment> });
  }

  function setSent(key: string, moment: Moment | undefined): void {
    const { [key]: _old, ...others } = answers.sent;
    update({ sent: moment ? { ...others, [key]: moment } : others });
  }

  return (
    <div className="tone-paper">
      <div className="column no-print flex flex-wrap items-center justify-between gap-x-8 py-3">
        <h1 className="font-semibold text-heading">{DEADLINE_TOOL.title}</h1>
        <LinkButton onClick={onLeave}>{DEADLINE_TOOL.leave}</LinkButton>
      </div>
      <div className="column pb-16">
        <p className="max-w-measure text-small text-secondary">{DEADLINE_TOOL.notAdvice}</p>
        <p className="mt-2 text-small">
          <a href={FIRM.hotline.href} className="font-medium text-danger underline underline-offset-[0.2em]">
            {FIRM.hotline.label}
          </a>
        </p>
        {isLinkDamaged && (
          <p role="alert" className="mt-4 font-medium text-danger">
            {PROBLEMS.link}
          </p>
        )}
        <div className="mt-6 no-print">
          <Questions
            answers={answers}
            zone={zone}
            onZone={changeZone}
            triggers={triggers}
            problemOf={problemOf}
            onChange={(change) => {
              setDeleted(false);
              update(change);
            }}
          />
        </div>
        <section aria-labelledby="deadlines-result">
          <h2 id="deadlines-result" className="mt-4 font-display text-h2 text-heading">
            {RESULT.heading}
          </h2>
          {!isBegun && <p className="mt-3">{RESULT.start}</p>}
          {isBegun && deadlines.length === 0 && named.length === 0 && <p className="mt-3">{RESULT.none}</p>}
          {deadlines.length > 0 && <ResultActions answers={answers} deadlines={deadlines} nowMs={nowMs} />}
          <ul className="mt-4">
            {deadlines.map((deadline) => {
              const key = `${deadline.regime}/${deadline.stage.id}`;
              return (
                <DeadlineItem
                  key={key}
                  deadline={deadline}
                  nowMs={nowMs}
                  zone={zone}
                  sent={answers.sent[key]}
                  problem={problemOf(key)}
                  onSent={(moment) => setSent(key, moment)}
                />
              );
            })}
          </ul>
          {named.length > 0 && (
            <>
              <h3 className="mt-8 font-display text-h3 text-heading">{RESULT.counselHeading}</h3>
              <p className="mt-1 text-small text-secondary">{RESULT.counselLead}</p>
              <ul className="mt-3">
                {named.map(({ id, regime }) => (
                  <li key={id} className="border-t border-hairline py-4 text-small">
                    <span className="font-medium text-heading">{regime.name}</span> ({regime.jurisdiction}).{' '}
                    {regime.clock}{' '}
                    <a className="text-link underline underline-offset-[0.2em]" href={regime.source}>
                      {regime.text}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
        <p className="no-print mt-8 text-small text-secondary">
          {isStored ? DEADLINE_TOOL.stored : DEADLINE_TOOL.notStored}{' '}
          {isBegun && (
            <LinkButton
              onClick={() => {
                deleteAll();
                setDeleted(true);
              }}
            >
              {DEADLINE_TOOL.delete}
            </LinkButton>
          )}
        </p>
        <output className="block text-small font-medium text-accent-ink">
          {wasDeleted && DEADLINE_TOOL.deleted}
        </output>
      </div>
    </div>
  );
}
