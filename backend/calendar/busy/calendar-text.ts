import type { YieldToOthers } from './time-budget.ts';

/*
 * Extracts from an external calendar file the properties that determine busy times, and only values in the expected
 * format. Titles, places and people are never read, and the parser never has to guess.
 */

/** Why a calendar could not be imported. The message is shown to the staff. */
export class CalendarFault extends Error {}

/** Lines of one VEVENT, and the identifier that it shares with the changed occurrences of its series. */
type EventLines = { uid: string; lines: string[] };

export type CalendarText = { zones: string[]; events: EventLines[] };

/** Longer lines are cut, which makes their values invalid. */
export const LONGEST_LINE = 16 * 1024;
const ZONE_LINES = 5_000;
const EVENTS = 50_000;
const STEP_LINES = 200;

const LINE = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^":;]*))*):(.*)$/i;
const PARAMETER = /;((?:TZID|VALUE)=(?:"[^"]{1,100}"|[^":;]{1,100}))/gi;

const TIME = /^\d{8}(?:T\d{6}Z?)?$/;
/** The properties that are kept, and the format that their values must have. */
const EVENT_VALUES: Readonly<Record<string, RegExp>> = {
  DTSTART: TIME,
  DTEND: TIME,
  'RECURRENCE-ID': TIME,
  EXDATE: /^\d{8}(?:T\d{6}Z?)?(?:,\d{8}(?:T\d{6}Z?)?)*$/,
  DURATION: /^\+?P(?:\d{1,3}W|(?:\d{1,4}D)?(?:T(?:\d{1,5}H)?(?:\d{1,6}M)?(?:\d{1,8}S)?)?)$/,
  RRULE: /^[A-Z0-9=;,+-]{1,300}$/i,
  STATUS: /^[A-Z-]{1,20}$/i,
  TRANSP: /^[A-Z-]{1,20}$/i,
  SEQUENCE: /^\d{1,9}$/,
};
const REPEATABLE = new Set(['EXDATE']);
const ZONE_VALUES: Readonly<Record<string, RegExp>> = {
  TZID: /^.{1,100}$/,
  TZOFFSETFROM: /^[+-]\d{4,6}$/,
  TZOFFSETTO: /^[+-]\d{4,6}$/,
  DTSTART: TIME,
  RRULE: /^[A-Z0-9=;,+-]{1,300}$/i,
};
const ZONE_PARTS = new Set(['VTIMEZONE', 'STANDARD', 'DAYLIGHT']);

/** One line at a time: splitting five megabytes of empty lines at once keeps others waiting for up to a second. */
function* linesOf(text: string): Generator<string> {
  let from = 0;
  for (const { 0: end, index } of text.matchAll(/\r\n|\r|\n/g)) {
    yield text.slice(from, index);
    from = index + end.length;
  }
  yield text.slice(from);
}

/** The lines of a file, with folded lines joined. */
async function* unfolded(text: string, yieldToOthers: YieldToOthers): AsyncGenerator<string> {
  let line = '';
  let count = 0;
  for (const part of linesOf(text)) {
    if (count % STEP_LINES === 0) await yieldToOthers();
    count += 1;
    if (part.startsWith(' ') || part.startsWith('\t')) {
      line += part.slice(1, 1 + LONGEST_LINE - line.length);
    } else {
      yield line;
      line = part.slice(0, LONGEST_LINE);
    }
  }
  yield line;
}

/** The line with only the parameters that are kept; `undefined` for a line that is dropped. */
function keptLine(
  [, name = '', parameters = '', value = '']: RegExpExecArray,
  values: Readonly<Record<string, RegExp>>,
): string | undefined {
  const property = name.toUpperCase();
  if (values[property]?.test(value) !== true) return undefined;
  const kept = [...parameters.matchAll(PARAMETER)].map(([, parameter = '']) => `;${parameter}`).join('');
  return `${property}${kept}:${value}`;
}

/** Properties of the event that have been read already; only the first of each name counts. */
type OpenEvent = EventLines & { seen: Set<string> };

function addToEvent(event: OpenEvent, line: RegExpExecArray, uids: Map<string, string>): void {
  const [, name = '', , value = ''] = line;
  const property = name.toUpperCase();
  if (property === 'UID') {
    // Replaced by a number of our own, so that the parser's warnings cannot quote the identifier.
    event.uid = uids.get(value) ?? `event-${uids.size}`;
    uids.set(value, event.uid);
  } else if (!event.seen.has(property) || REPEATABLE.has(property)) {
    const kept = keptLine(line, EVENT_VALUES);
    if (kept !== undefined) event.lines.push(kept);
    event.seen.add(property);
  }
}

/** @throws CalendarFault if the text is no calendar or holds too much */
export async function readCalendarText(text: string, yieldToOthers: YieldToOthers): Promise<CalendarText> {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(text.slice(0, LONGEST_LINE))) {
    throw new CalendarFault('The address does not lead to a calendar file.');
  }
  const zones: string[] = [];
  const events: EventLines[] = [];
  const uids = new Map<string, string>();
  const open: string[] = [];
  let event: OpenEvent | undefined;
  for await (const line of unfolded(text, yieldToOthers)) {
    const match = LINE.exec(line);
    if (!match) continue;
    const [, name = '', , value = ''] = match;
    const property = name.toUpperCase();
    const part = value.trim().toUpperCase();
    if (property === 'BEGIN') {
      open.push(part);
      if (part === 'VEVENT' && open.length === 2) {
        event = { uid: `${events.length}`, lines: [], seen: new Set() };
      }
    } else if (property === 'END') {
      open.pop();
      if (part === 'VEVENT' && event && open.length === 1) {
        events.push({ uid: event.uid, lines: event.lines });
        event = undefined;
        if (events.length > EVENTS) throw new CalendarFault('The calendar holds too many events.');
      }
    }
    const within = open.at(-1) ?? '';
    if (ZONE_PARTS.has(within) || ZONE_PARTS.has(part)) {
      const kept =
        property === 'BEGIN' || property === 'END' ? `${property}:${part}` : keptLine(match, ZONE_VALUES);
      if (kept !== undefined) zones.push(kept);
      if (zones.length > ZONE_LINES) throw new CalendarFault('The calendar defines too many time zones.');
    } else if (event && within === 'VEVENT' && open.length === 2) {
      addToEvent(event, match, uids);
    }
  }
  return { zones, events };
}
