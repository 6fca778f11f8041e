import { EVENT, NOTICE } from '#content/deadlines/files.ts';
import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { RECIPIENTS } from '#content/deadlines/recipients.ts';
import { DEADLINE_TOOL } from '#content/deadlines/screens.ts';
import type { Deadline } from '#shared/deadlines/calculate.ts';

import { ceilingText, dueText } from '../result/deadline-text.ts';

/** When the calendar reminds of a deadline, as iCalendar durations before it. */
const ALARMS = ['-P1D', '-PT4H', '-PT1H'];
const LINE_BYTES = 75;

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n');

const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Folds a line at 75 octets, without cutting a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let [result, width] = ['', 0];
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (width + bytes > LINE_BYTES) [result, width] = [`${result}\r\n `, 1];
    result += character;
    width += bytes;
  }
  return result;
}

/** The moment that the calendar marks: the due time, or the ceiling of a clock that can still start before it. */
function momentOf({ state }: Deadline, nowMs: number): number | undefined {
  if (state.kind === 'due') return state.at.epochMilliseconds;
  const atMost = state.kind === 'waiting' ? state.atMost?.epochMilliseconds : undefined;
  return atMost === undefined || atMost < nowMs ? undefined : atMost;
}

function eventOf(deadline: Deadline, nowMs: number): string[] {
  const { regime: id, stage, state } = deadline;
  const regime = LIVE_REGIMES[id];
  const at = momentOf(deadline, nowMs);
  if (at === undefined || !regime) return [];
  const isDue = state.kind === 'due';
  const summary = escaped((isDue ? EVENT.due : EVENT.atMost)(regime.name, stage.name));
  const description = [
    ...(isDue ? [] : [`${dueText(deadline)}. ${ceilingText(deadline, nowMs)}`]),
    NOTICE.to(RECIPIENTS[stage.to]?.name ?? ''),
    ...(stage.only === undefined ? [] : [`${stage.only}.`]),
    ...stage.contents.map((part) => `- ${part}`),
    regime.source,
    DEADLINE_TOOL.notAdvice,
  ].join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}-${stage.id}-${at}@deadlines`,
    `DTSTAMP:${utc(nowMs)}`,
    // Without an end, which would have to be later, the event is a moment (RFC 5545, 3.6.1).
    `DTSTART:${utc(at)}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(description)}`,
    ...ALARMS.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${summary}`,
      `TRIGGER:${trigger}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/**
 * All dated deadlines and ceilings as an iCalendar file with alarms. Written by hand, because ical-generator, which the
 * server uses, would add 37 KB to the tool's script.
 */
export function calendarFile(deadlines: readonly Deadline[], nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Notification deadlines//EN',
    'METHOD:PUBLISH',
    ...deadlines.flatMap((deadline) => eventOf(deadline, nowMs)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
