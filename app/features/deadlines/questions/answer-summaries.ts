import {
  AFFECTED,
  AMERICAN_STATES,
  COUNTRIES,
  EVENTS,
  MEMBER_STATES,
  SECTORS,
  SIZES,
} from '#content/deadlines/choices.ts';
import { DEADLINE_TOOL, MOMENTS, QUESTIONS } from '#content/deadlines/screens.ts';
import type { Answers } from '#shared/deadlines/answers.ts';
import { formatDay } from '#shared/text/format-day.ts';
import { keysOf } from '#shared/keys-of.ts';

const PLACES = [
  ...COUNTRIES,
  ...MEMBER_STATES,
  ...AMERICAN_STATES,
  { value: 'other', label: DEADLINE_TOOL.elsewhere },
];

function labels<Value>(
  choices: readonly { value: Value; label: string }[],
  chosen: readonly Value[] = [],
): string[] {
  return choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
}

function momentsText(moments: Answers['moments']): string[] {
  return keysOf(MOMENTS).flatMap((trigger) => {
    const moment = moments[trigger];
    if (!moment) return [];
    const time = moment.time === undefined ? '' : `, ${moment.time}`;
    return [`${MOMENTS[trigger].label} ${dayOf(moment.date)}${time}`];
  });
}

/** Formats a day. Text that is not a valid day is returned unchanged. */
function dayOf(date: string): string {
  return Number.isNaN(Date.parse(date)) ? date : formatDay(date);
}

/** Summaries of the answers to the six questions. */
export function answerTexts(answers: Answers): string[] {
  const { established, people, sectors, size, listedInUs, events, affected, moments } = answers;
  const listed =
    listedInUs === undefined ? [] : [listedInUs ? QUESTIONS.size.listedText : QUESTIONS.size.notListedText];
  return [
    labels(PLACES, established),
    labels(PLACES, people),
    labels(SECTORS, sectors),
    [...labels(SIZES, size && [size]), ...listed],
    [
      ...labels(EVENTS, events),
      ...labels(AFFECTED, affected === undefined ? [] : [affected]).map((count) =>
        QUESTIONS.events.count(count),
      ),
    ],
    momentsText(moments),
  ].map((parts) => (parts.length > 0 ? parts.join('; ') : DEADLINE_TOOL.open));
}
