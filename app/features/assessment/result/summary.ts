import { AREAS } from '#content/assessment/questionnaire.ts';
import { formatDay } from '#app/lib/format-date.ts';

import type { Answers } from '../run/answer.ts';
import { dayAfter, daysFor } from '../scoring/due-date.ts';
import { firstAction } from '../scoring/first-action.ts';
import type { Day, FinishedRun } from '../run/saved-run.ts';
import { assess, type Assessment, type AreaResult } from '../scoring/scoring.ts';

export const WEAKEST_SHOWN = 5;

function coverageLine({ counts }: Assessment): string {
  const { total, answered, unknown, notApplicable } = counts;
  return `Based on ${answered} of ${total} questions (${unknown} don’t know, ${notApplicable} not applicable).`;
}

function areaLine({ area, score, level }: AreaResult, earlier: Assessment | undefined): string {
  if (score === undefined) return `- ${area.name}: not assessed`;
  const before = earlier?.areas.find((result) => result.area.id === area.id)?.score;
  const change = before === undefined ? '' : ` (previously ${before})`;
  return `- ${area.name}: ${score} of 100, ${level?.name}${change}`;
}

/** The result as plain text, for the clipboard and for an enquiry, without the facilitator's notes. */
export function summaryText(answers: Answers, day: Day, previous?: FinishedRun): string {
  const result = assess(AREAS, answers);
  const earlier = previous && assess(AREAS, previous.answers);
  const overall =
    result.score === undefined
      ? 'Overall: not assessed'
      : `Overall: ${result.score} of 100, ${result.level?.name}${result.isHeldBack ? ' (held back by the weakest area)' : ''}`;
  const points = result.weakPoints.slice(0, WEAKEST_SHOWN).map((point, at) => {
    const { question } = point;
    const by = formatDay(dayAfter(day, daysFor(point)));
    return `${at + 1}. ${question.topic}\n   ${firstAction(point)}\n   Owner: ${question.owner}. By: ${by}.`;
  });
  return [
    `Crisis readiness assessment, ${formatDay(day)}`,
    '',
    overall,
    ...result.areas.map((area) => areaLine(area, earlier)),
    '',
    coverageLine(result),
    ...(points.length > 0 ? ['', 'What to do first:', ...points] : []),
  ].join('\n');
}

/** The summary as the beginning of an enquiry, which the visitor edits before sending it. */
export function enquiryText(summary: string): string {
  return `We have completed your crisis readiness assessment and would like to talk about the result.\n\n${summary}`;
}
