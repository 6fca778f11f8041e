import { AREAS } from '#content/assessment/questionnaire.ts';
import { SUMMARY } from '#content/assessment/screens.ts';
import { formatDay } from '#shared/text/format-day.ts';

import type { Answers } from '../run/assessment-answer.ts';
import type { Day, FinishedRun } from '../run/saved-run.ts';
import { datesFor } from '../scoring/due-date.ts';
import { firstAction } from '../scoring/first-action.ts';
import { firstPoints, stepsThisWeek } from '../scoring/first-points.ts';
import { assess, type AreaResult, type AssessmentResult, type WeakPoint } from '../scoring/scoring.ts';

function overallLine({ score, level, heldBackBy }: AssessmentResult): string {
  if (score === undefined || !level) return SUMMARY.noOverall;
  return `${SUMMARY.overall(score, level.name)}${heldBackBy ? SUMMARY.heldBackBy[heldBackBy] : ''}`;
}

function gapLines({ keptFrom, criticalGaps }: AssessmentResult): string[] {
  if (!keptFrom) return [];
  const topics = criticalGaps.map(({ question }) => question.topic);
  return [SUMMARY.keptFrom(keptFrom.name, topics)];
}

function areaLine({ area, score, level }: AreaResult, earlier: AssessmentResult | undefined): string {
  if (score === undefined || !level) return SUMMARY.noArea(area.name);
  const before = earlier?.areas.find((result) => result.area.id === area.id)?.score;
  const change = before === undefined ? '' : SUMMARY.previously(before);
  return `${SUMMARY.area(area.name, score, level.name)}${change}`;
}

function pointLines(point: WeakPoint, number: number, day: Day): string {
  const { topic, owner } = point.question;
  const { begin, done } = datesFor(point, day);
  return SUMMARY.point(number, topic, firstAction(point), owner, formatDay(begin), formatDay(done));
}

/** The result as plain text, for the clipboard and for an enquiry, without the facilitator's notes. */
export function summaryText(answers: Answers, day: Day, previous?: FinishedRun): string {
  const result = assess(AREAS, answers);
  const earlier = previous && assess(AREAS, previous.answers);
  const steps = stepsThisWeek(result.weakPoints).map(SUMMARY.step);
  const points = firstPoints(result.weakPoints).map((point, at) => pointLines(point, at + 1, day));
  return [
    SUMMARY.title(formatDay(day)),
    '',
    overallLine(result),
    ...gapLines(result),
    ...result.areas.map((area) => areaLine(area, earlier)),
    '',
    SUMMARY.basis(result.counts),
    ...(steps.length > 0 ? ['', SUMMARY.week, ...steps] : []),
    ...(points.length > 0 ? ['', SUMMARY.first, ...points] : []),
  ].join('\n');
}

/** The summary as the beginning of an enquiry, which the visitor edits before sending it. */
export function enquiryText(summary: string): string {
  return `${SUMMARY.enquiry}\n\n${summary}`;
}
