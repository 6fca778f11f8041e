import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

import { HOLIDAYS } from '#content/deadlines/holidays.ts';
import { LIVE_REGIMES, NAMED_REGIMES } from '#content/deadlines/regimes.ts';
import { DEADLINE_TOOL, MOMENTS, PROBLEMS, RESULT } from '#content/deadlines/screens.ts';
import { declareFurtherFonts } from '#app/lib/further-fonts.ts';
import { focusAtTop } from '#app/lib/navigation/focus-at-top.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { HotlineLinks } from '#app/ui/text/hotline-links.tsx';
import type { Moment } from '#shared/deadlines/answers.ts';
import { deadlinesOf, regimesFor } from '#shared/deadlines/calculate.ts';
import { isZone } from '#shared/deadlines/moment.ts';
import { problemsOf, withoutProblems, type Problem } from '#shared/deadlines/problems.ts';
import type { Trigger } from '#shared/deadlines/regime.ts';

import './deadlines.css';
import { questionId } from './questions/question.tsx';
import { Questions } from './questions/questions.tsx';
import { Result } from './result/result.tsx';
import { useAnswers } from './state/use-answers.ts';

const TICK_MS = 30_000;
const TITLE_ID = 'deadlines-title';
const RESULT_ID = 'deadlines-result';
const MOMENT_QUESTION = 6;

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

type DeadlinesProps = { onLeave: () => void };

/** The tool. Opening a link with other answers remounts it. */
export function Deadlines({ onLeave }: DeadlinesProps) {
  const { hash } = useLocation();
  return <Tool key={hash} onLeave={onLeave} />;
}

function Tool({ onLeave }: DeadlinesProps) {
  const { answers, isLinkDamaged, isStored, update, deleteAll } = useAnswers();
  const [deviceZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const [zone, setZone] = useState(() => {
    const given = answers.moments.aware?.zone ?? answers.moments.noticed?.zone;
    return given !== undefined && isZone(given) ? given : deviceZone;
  });
  const [wasDeleted, setDeleted] = useState(false);
  const nowMs = useNow();

  const problems = problemsOf(answers, nowMs, zone);
  const usable = withoutProblems(answers, problems);
  const { established, people, sectors, size, listedInUs, events } = answers;
  const isBegun = [established, people, sectors, size, listedInUs, events].some((one) => one !== undefined);
  const [opened, setOpened] = useState(() => (problems.length > 0 ? MOMENT_QUESTION : Number(!isBegun)));
  const deadlines = isBegun ? deadlinesOf(LIVE_REGIMES, usable, { holidays: HOLIDAYS, zone }) : [];
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

  useLayoutEffect(() => {
    document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  // Loaded now rather than at the first field, because the connection may be lost by then.
  useEffect(declareFurtherFonts, []);

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

  function startOver(): void {
    // Deleting the answers removes this button, so the focus moves first.
    flushSync(() => {
      deleteAll();
      setDeleted(true);
      setOpened(1);
    });
    focusAtTop(document.getElementById(questionId(1)));
  }

  return (
    <div className="deadlines">
      <div className="tone-paper">
        <div className="column no-print flex flex-wrap items-center justify-between gap-x-8 py-3">
          <h1 id={TITLE_ID} tabIndex={-1} className="font-semibold text-heading focus:outline-none">
            {DEADLINE_TOOL.title}
          </h1>
          <LinkButton onClick={onLeave}>{DEADLINE_TOOL.leave}</LinkButton>
        </div>
        <div className="column pb-16">
          <div className="no-print">
            <p className="max-w-measure text-small text-secondary">{DEADLINE_TOOL.notAdvice}</p>
            <p className="mt-1 text-small">
              {DEADLINE_TOOL.hotline} <HotlineLinks />
            </p>
            {isLinkDamaged && (
              <p role="alert" className="mt-2 font-medium text-danger">
                {PROBLEMS.link}
              </p>
            )}
          </div>
          <Result
            id={RESULT_ID}
            answers={answers}
            deadlines={deadlines}
            named={named}
            isBegun={isBegun}
            nowMs={nowMs}
            zone={zone}
            sentOf={(key) => answers.sent[key]}
            problemOf={problemOf}
            onSent={setSent}
          >
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
              opened={opened}
              onOpen={setOpened}
              onShow={() => focusAtTop(document.getElementById(RESULT_ID))}
            />
            <p className="mt-3 text-small text-secondary">
              {isStored ? DEADLINE_TOOL.stored : DEADLINE_TOOL.notStored}{' '}
              {isBegun && <LinkButton onClick={startOver}>{DEADLINE_TOOL.delete}</LinkButton>}
            </p>
            <output className="block text-small font-medium text-accent-ink">
              {wasDeleted && DEADLINE_TOOL.deleted}
            </output>
          </Result>
        </div>
      </div>
    </div>
  );
}
