import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import { DEADLINE_TOOL, QUESTIONS, RESULT, SHEET } from '#content/deadlines/screens.ts';
import { HOTLINES } from '#content/firm.ts';
import { classNames } from '#app/lib/class-names.ts';
import { groupBy } from '#app/lib/group-by.ts';
import type { Answers } from '#shared/deadlines/answers.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';
import type { NamedRegime } from '#shared/deadlines/regime.ts';

import { answerTexts } from '../questions/answer-summaries.ts';
import { adviceOf, authorityText, dueText, factsOf, isPast, stageKey } from './deadline-text.ts';
import { clockText } from './notice-time-text.ts';

type PrintSheetProps = {
  answers: Answers;
  deadlines: readonly Deadline[];
  named: readonly { regime: NamedRegime }[];
  problems: readonly string[];
  nowMs: number;
  zone: string;
};

/** Above this number of notices the font is smaller, so that they fit on two sheets. */
const DENSE_FROM = 14;

const nameOf = (id: string) => LIVE_REGIMES[id]?.name ?? id;

function Head({ answers, nowMs, zone }: Pick<PrintSheetProps, 'answers' | 'nowMs' | 'zone'>) {
  const texts = answerTexts(answers);
  return (
    <>
      <p className="font-display text-[16pt]">{RESULT.heading}</p>
      <p>
        {SHEET.workedOut(clockText(nowMs, zone))}{' '}
        {HOTLINES.map(({ place, label }) => `${place} ${label}`).join(' · ')}
      </p>
      <p>{DEADLINE_TOOL.notAdvice}</p>
      <ul className="mt-1 columns-2">
        {Object.values(QUESTIONS).map(({ legend }, index) => (
          <li key={legend} className="break-inside-avoid">
            <span className="font-medium">{legend}</span> {texts[index]}
          </li>
        ))}
      </ul>
    </>
  );
}

function DueTable({ deadlines, nowMs, zone }: Pick<PrintSheetProps, 'deadlines' | 'nowMs' | 'zone'>) {
  return (
    <table className="mt-2 w-full">
      <thead>
        <tr>
          {SHEET.columns.map((column) => (
            <th key={column} scope="col" className="pr-2 text-left font-medium">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {deadlines.map((deadline) => {
          const { regime, stage } = deadline;
          return (
            <tr key={stageKey(deadline)} className="break-inside-avoid border-t border-hairline align-top">
              <td className="w-[26%] py-0.5 pr-2">
                <span className="font-medium">
                  {dueText(deadline, zone)}
                  {isPast(deadline, nowMs) && ` (${SHEET.passed})`}
                </span>{' '}
                {authorityText(deadline, zone)}
              </td>
              <th scope="row" className="w-[34%] py-0.5 pr-2 text-left font-normal">
                <span className="font-medium">
                  {nameOf(regime)}: {stage.name}.
                </span>{' '}
                {factsOf(deadline, nowMs).join(' ')} {deadline.isPossible && RESULT.possible}
              </th>
              <td className="w-[22%] py-0.5 pr-2">{RECIPIENTS[stage.to]?.name}</td>
              <td className="border-b border-control">&nbsp;</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Contents({ deadlines, isDense }: Pick<PrintSheetProps, 'deadlines'> & { isDense: boolean }) {
  const byRegime = [...groupBy(deadlines, ({ regime }) => regime)];
  return (
    <>
      <p className={classNames('font-display text-[14pt]', isDense ? 'mt-3' : 'break-before-page')}>
        {SHEET.contents}
      </p>
      <ul className="columns-2">
        {byRegime.map(([id, notices]) => {
          const regime = LIVE_REGIMES[id];
          return (
            <li key={id} className="mt-1">
              <span className="font-medium">{nameOf(id)}</span> ({regime?.text})
              {regime?.exception && (
                <>
                  . {RESULT.exception}: {regime.exception}
                </>
              )}
              <ul>
                {notices.map(({ stage }) => (
                  <li key={stage.id} className="break-inside-avoid pl-2">
                    <span className="font-medium">{stage.name}:</span> {stage.contents.join('; ')}.
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The printed result: two sheets, with blanks to record what was sent. */
export function PrintSheet({ named, problems, ...result }: PrintSheetProps) {
  const { deadlines, nowMs } = result;
  const isDense = deadlines.length > DENSE_FROM;
  const advice = [...new Set(deadlines.flatMap((deadline) => adviceOf(deadline, nowMs)))];
  return (
    <div
      aria-hidden="true"
      className={classNames('hidden leading-[1.3] print:block', isDense ? 'text-[7pt]' : 'text-[9pt]')}
    >
      <Head {...result} />
      {problems.length > 0 && (
        <p className="mt-1 font-medium">
          {RESULT.problems} {problems.join(' ')}
        </p>
      )}
      <DueTable {...result} />
      <p className="mt-2">{advice.join(' ')}</p>
      {named.length > 0 && (
        <p>
          <span className="font-medium">{SHEET.counsel}:</span>{' '}
          {named.map(({ regime }) => regime.name).join('; ')}.
        </p>
      )}
      <Contents deadlines={deadlines} isDense={isDense} />
    </div>
  );
}
