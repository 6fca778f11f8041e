import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';

import { DEADLINE_TOOL, PROBLEMS, QUESTIONS } from '#content/deadlines/screens.ts';
import { deviceZone } from '#app/lib/device-zone.ts';
import { declareFurtherFonts } from '#app/lib/further-fonts.ts';
import { focusAtTop } from '#app/lib/navigation/focus-at-top.ts';
import { useNow } from '#app/lib/use-now.ts';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmergencyCalls } from '#app/ui/text/emergency-calls.tsx';
import { HotlineLinks } from '#app/ui/text/hotline-links.tsx';
import type { Answers, Moment } from '#shared/deadlines/answers.ts';
import { isZone } from '#shared/deadlines/moment.ts';
import { keysOf } from '#shared/keys-of.ts';

import './deadlines.css';
import { questionId } from './questions/question.tsx';
import { Questions } from './questions/questions.tsx';
import { Result } from './result/result.tsx';
import { evaluate } from './state/evaluate.ts';
import { useAnswers } from './state/use-answers.ts';

const TICK_MS = 30_000;
const TITLE_ID = 'deadlines-title';
const RESULT_ID = 'deadlines-result';
/** The number of the question about moments, starting at 1. */
const MOMENT_QUESTION = keysOf(QUESTIONS).indexOf('moments') + 1;

/**
 * The zone in which all times are read. All moments share it, so changing it changes each of them.
 */
function useZone(answers: Answers, update: (change: Partial<Answers>) => void) {
  const [chosen, setChosen] = useState(deviceZone);
  const given = answers.moments.aware?.zone ?? answers.moments.noticed?.zone;
  const zone = given !== undefined && isZone(given) ? given : chosen;

  function changeZone(next: string): void {
    setChosen(next);
    const inZone = (record: Readonly<Record<string, Moment | undefined>>) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([key, moment]) => (moment ? [[key, { ...moment, zone: next }]] : [])),
      );
    update({ moments: inZone(answers.moments), sent: inZone(answers.sent) as Record<string, Moment> });
  }
  return [zone, changeZone] as const;
}

type DeadlinesProps = { onLeave: () => void };

/** The tool. Opening a link with other answers remounts it. */
export function Deadlines({ onLeave }: DeadlinesProps) {
  const { hash } = useLocation();
  return <Tool key={hash} onLeave={onLeave} />;
}

function Tool({ onLeave }: DeadlinesProps) {
  const { answers, isLinkDamaged, isStored, areForeign, update, ...change } = useAnswers();
  const storageNote = useRef<HTMLParagraphElement>(null);
  const [zone, changeZone] = useZone(answers, update);
  const [wasDeleted, setDeleted] = useState(false);
  const nowMs = useNow(TICK_MS);

  const { isBegun, deadlines, named, triggers, problems, problemOf } = evaluate(answers, nowMs, zone);
  const [opened, setOpened] = useState(() => (problems.length > 0 ? MOMENT_QUESTION : Number(!isBegun)));

  useLayoutEffect(() => {
    document.getElementById(TITLE_ID)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  // Loaded now rather than at the first field, because the connection may be lost by then.
  useEffect(declareFurtherFonts, []);

  function setSent(key: string, moment: Moment | undefined): void {
    const { [key]: _old, ...others } = answers.sent;
    update({ sent: moment ? { ...others, [key]: moment } : others });
  }

  /** Ends the choice between a link's answers and the visitor's own. Its buttons are removed, so the focus moves to its text. */
  function choose(whose: () => void): void {
    flushSync(whose);
    storageNote.current?.focus();
  }

  function startOver(): void {
    // Deleting the answers removes this button, so the focus moves first.
    flushSync(() => {
      change.deleteAll();
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
              <EmergencyCalls>{DEADLINE_TOOL.hotline}</EmergencyCalls> <HotlineLinks />
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
            problems={problems}
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
            <p ref={storageNote} tabIndex={-1} className="mt-3 text-small text-secondary focus:outline-none">
              {areForeign ? (
                <>
                  {DEADLINE_TOOL.linked}{' '}
                  <LinkButton onClick={() => choose(change.replaceOwn)}>
                    {DEADLINE_TOOL.replaceOwn}
                  </LinkButton>
                  {' · '}
                  <LinkButton onClick={() => choose(change.leaveLink)}>{DEADLINE_TOOL.leaveLink}</LinkButton>
                </>
              ) : (
                <>
                  {isStored ? DEADLINE_TOOL.stored : DEADLINE_TOOL.notStored}{' '}
                  {isBegun && <LinkButton onClick={startOver}>{DEADLINE_TOOL.delete}</LinkButton>}
                </>
              )}
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
