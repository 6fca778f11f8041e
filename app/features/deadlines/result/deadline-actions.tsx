import { RESULT } from '#content/deadlines/screens.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { Answers } from '#shared/deadlines/answers.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';

import { calendarFile } from '../export/calendar-file.ts';
import { logText, tableFile } from '../export/table-file.ts';
import { toFragment } from '../state/parse-answers.ts';
import { ANSWERS_PREFIX } from '../state/use-answers.ts';
import { CopyButton } from './copy-button.tsx';

function save(text: string, type: string, name: string): void {
  saveFile(name, new Blob([text], { type }));
}

type DeadlineActionsProps = { answers: Answers; deadlines: readonly Deadline[]; nowMs: number };

/** Exports of the result. All are made in the browser; nothing is sent. */
export function DeadlineActions({ answers, deadlines, nowMs }: DeadlineActionsProps) {
  const { origin, pathname } = location;
  return (
    <div className="no-print">
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button onClick={() => save(calendarFile(deadlines, nowMs), 'text/calendar', 'deadlines.ics')}>
          {RESULT.calendar}
        </Button>
        <Button look="secondary" onClick={() => window.print()}>
          {RESULT.print}
        </Button>
        <Button
          look="secondary"
          onClick={() => save(tableFile(deadlines, nowMs), 'text/csv', 'deadlines.csv')}
        >
          {RESULT.csv}
        </Button>
        <CopyButton text={logText(deadlines, nowMs)}>{RESULT.log}</CopyButton>
        <CopyButton text={`${origin}${pathname}${ANSWERS_PREFIX}${toFragment(answers)}`}>
          {RESULT.link}
        </CopyButton>
      </div>
      <p className="mt-2 text-small text-secondary">{RESULT.linkHint}</p>
    </div>
  );
}
