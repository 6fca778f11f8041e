import type { EventInstance, VEvent } from 'node-ical';
import { Temporal } from 'temporal-polyfill';

import { DAY_MS } from '../../../shared/time/durations.ts';
import { expandEvent, parseEvents } from './parser.ts';
import { CalendarFault, readCalendarText } from './calendar-text.ts';
import type { CalendarText } from './calendar-text.ts';
import { mergeSpans } from '../spans.ts';
import type { Span } from '../spans.ts';
import { timeBudget } from './time-budget.ts';
import { UNKNOWN_ZONE, zoneNames } from './zone-names.ts';
import type { ZoneNames } from './zone-names.ts';

type Limits = {
  occurrences: number;
  /** Computing time for one calendar; the pauses in which requests are served do not count. */
  budgetMs: number;
};

const BUSY_LIMITS: Limits = { occurrences: 5_000, budgetMs: 5_000 };

const LONGEST_REPEATED_MS = 31 * DAY_MS;
/** Characters of one series, which is parsed and expanded at once: some 600 changed occurrences. */
const LONGEST_SERIES = 64 * 1024;
/** Characters that are parsed at once, so that the time zones need not be parsed for each event. */
const BATCH_LENGTH = 8_000;

/** The name of the property that holds a recurrence rule, with its parameters. */
const RULE = /^RRULE(?:;[^:]*)?:/i;
const DAILY_OR_RARER = /(?:^|;)FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/i;
/** Recurrence rules that are expensive to expand: several times a day, or in another calendar system (RFC 7529). */
const EXPENSIVE = /(?:^|;)(?:BY(?:HOUR|MINUTE|SECOND)=[^;]*,|RSCALE=)/i;

/** Occurrences before the window are computed too when a rule counts them: 365,000 took seven seconds, 20,000 take 0.03. */
const LARGEST_COUNT = 20_000;

type Window = {
  /** Time zone of the office, in which all-day events and times without a zone are read. */
  zone: string;
  from: Date;
  until: Date;
};

function isBusy({ transparency, status }: VEvent): boolean {
  return transparency !== 'TRANSPARENT' && status !== 'CANCELLED';
}

function isOccurrence(line: string): boolean {
  return line.startsWith('RECURRENCE-ID');
}

function isFree(lines: readonly string[]): boolean {
  return lines.includes('TRANSP:TRANSPARENT') || lines.includes('STATUS:CANCELLED');
}

function eventLines(uid: string, lines: readonly string[]): string[] {
  return ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'];
}

function refuseExpensiveRules(events: CalendarText['events']): void {
  for (const { lines } of events) {
    const rule = lines.find((line) => RULE.test(line))?.replace(RULE, '');
    if (rule !== undefined && (!DAILY_OR_RARER.test(rule) || EXPENSIVE.test(rule))) {
      throw new CalendarFault(
        'An event of the calendar repeats more often than once a day, which is not read.',
      );
    }
    const [, count] = /(?:^|;)COUNT=(\d+)/i.exec(rule ?? '') ?? [];
    if (Number(count) > LARGEST_COUNT) {
      throw new CalendarFault(
        `An event of the calendar repeats more than ${LARGEST_COUNT} times, which is not read.`,
      );
    }
  }
}

/**
 * The events of each series that may block time. Without a master event, node-ical keeps only one occurrence, so each
 * becomes a single event.
 * @throws CalendarFault
 */
function* seriesOf({ events }: CalendarText): Generator<string[]> {
  const series = Map.groupBy(events, ({ uid }) => uid);
  for (const [uid, ofSeries] of series) {
    // A series that blocks no time is neither checked nor expanded, however expensive its rule.
    if (ofSeries.every(({ lines }) => isFree(lines))) continue;
    refuseExpensiveRules(ofSeries);
    if (ofSeries.some(({ lines }) => !lines.some(isOccurrence))) {
      yield ofSeries.flatMap(({ lines }) => eventLines(uid, lines));
    } else {
      for (const [index, { lines }] of ofSeries.entries()) {
        const single = lines.filter((line) => !isOccurrence(line));
        yield eventLines(`${uid}-${index}`, single);
      }
    }
  }
}

/** The events of each series together, in batches. */
function batches(calendar: CalendarText): string[][] {
  const all: string[][] = [];
  let length = Infinity;
  for (const lines of seriesOf(calendar)) {
    const ofSeries = lines.join('').length;
    if (ofSeries > LONGEST_SERIES) {
      throw new CalendarFault('An event of the calendar has too many exceptions to be read.');
    }
    if (length > BATCH_LENGTH) {
      all.push([]);
      length = 0;
    }
    all.at(-1)?.push(...lines);
    length += ofSeries;
  }
  return all;
}

/** The parser reads days and times without a zone in this machine's zone. */
function momentIn(zone: string, date: Date): number {
  return Temporal.PlainDateTime.from({
    year: date.getFullYear(),
    month: date.getMonth() + 1,
    day: date.getDate(),
    hour: date.getHours(),
    minute: date.getMinutes(),
    second: date.getSeconds(),
  }).toZonedDateTime(zone).epochMilliseconds;
}

function zoneName(date: Date | undefined): string | undefined {
  return (date as { tz?: string } | undefined)?.tz;
}

function spanOf(
  { start, end, isFullDay, event }: EventInstance,
  { zone, from, until }: Window,
): Span | undefined {
  const isFloating = isFullDay || zoneName(event.start) === undefined;
  if (!isFullDay && [event.start, event.end].some((date) => zoneName(date) === UNKNOWN_ZONE)) {
    throw new CalendarFault('An event of the calendar is in a time zone that the calendar does not define.');
  }
  const moment = (date: Date) => (isFloating ? momentIn(zone, date) : date.getTime());
  const span: Span = [Math.max(moment(start), from.getTime()), Math.min(moment(end), until.getTime())];
  return span[0] < span[1] ? span : undefined;
}

function occurrences(event: VEvent, { from, until }: Window): EventInstance[] {
  if (!(event.start instanceof Date) || Number.isNaN(event.start.getTime())) return [];
  const length = (event.end?.getTime() ?? event.start.getTime()) - event.start.getTime();
  if (event.rrule && length > LONGEST_REPEATED_MS) {
    throw new CalendarFault('A repeated event of the calendar lasts longer than a month, which is not read.');
  }
  const options = {
    // Days are compared on the clock of this machine, which may be a day off.
    from: new Date(from.getTime() - DAY_MS),
    to: new Date(until.getTime() + DAY_MS),
    expandOngoing: true,
  };
  return expandEvent(event, options).filter((instance) => isBusy(instance.event));
}

function eventsOf(lines: readonly string[], { definitions, inLine }: ZoneNames): VEvent[] {
  return parseEvents([...definitions, ...lines.map(inLine)]);
}

/**
 * The times at which the owner of a calendar is busy. Yields to other work, and takes no more time than its budget.
 * @throws CalendarFault with the reason why the calendar cannot be read
 */
export async function busySpans(text: string, window: Window, limits: Limits = BUSY_LIMITS): Promise<Span[]> {
  const yieldToOthers = timeBudget(
    limits.budgetMs,
    () => new CalendarFault('The calendar takes too long to read.'),
  );
  const calendar = await readCalendarText(text, yieldToOthers);
  const names = await zoneNames(calendar, yieldToOthers);
  const spans: Span[] = [];
  let count = 0;
  for (const batch of batches(calendar)) {
    try {
      for (const event of eventsOf(batch, names)) {
        const found = occurrences(event, window);
        count += found.length;
        if (count > limits.occurrences) {
          throw new CalendarFault(`The calendar holds more than ${limits.occurrences} events.`);
        }
        for (const occurrence of found) {
          const span = spanOf(occurrence, window);
          if (span) spans.push(span);
        }
        await yieldToOthers();
      }
    } catch (error) {
      throw error instanceof CalendarFault
        ? error
        : new CalendarFault('An event of the calendar repeats in a way that is not read.');
    }
  }
  return mergeSpans(spans);
}
