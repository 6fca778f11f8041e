import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

import type { Answers } from './answers.ts';
import { addWorkingDays, isWorkingDay, type Day, type Holidays } from './working-days.ts';
import { onClock, zoned, type Zoned } from './moment.ts';
import type { Limit, LiveRegime, Stage, Start, Trigger } from './regime.ts';

type State =
  /** `wholeDay`: the limit is the end of a day, and `at` the midnight that follows it. */
  | { kind: 'due'; at: Zoned; wholeDay: boolean; movedFrom?: Zoned; countedFrom: Trigger | 'sent' }
  /** Due without delay; the law sets no number of hours or days. */
  | { kind: 'now'; since: Zoned; countedFrom: Trigger | 'sent' }
  /** The clock has not started. `atMost` is the ceiling that another trigger has set already. */
  | { kind: 'waiting'; on: Start; atMost?: Zoned };

export type Deadline = { regime: string; stage: Stage; isPossible: boolean; state: State };

/** Inputs of the calculation besides the answers. */
export type Setting = {
  holidays: Holidays;
  /** Time zone of moments that name none. */
  zone: string;
};

/** Substitutes for missing triggers. A substitute is never later than the trigger, so the deadline is never too late. */
const STAND_INS: Partial<Record<Trigger, Trigger>> = { aware: 'noticed' };

type Started = { at: Zoned; countedFrom: Trigger | 'sent' };

function startOf(start: Start, regime: string, answers: Answers, { zone }: Setting): Started | undefined {
  if ('sent' in start) {
    const sent = answers.sent[`${regime}/${start.sent}`];
    return sent && { at: zoned(sent, zone), countedFrom: 'sent' };
  }
  const { trigger } = start;
  for (const countedFrom of [trigger, STAND_INS[trigger]]) {
    const moment = countedFrom && answers.moments[countedFrom];
    if (countedFrom && moment) return { at: zoned(moment, zone), countedFrom };
  }
  return undefined;
}

/** The midnight that ends the day. */
function endOf(day: Day, zone: string): Zoned {
  return onDay(PlainDate.addDays(day, 1), [0, 0], zone);
}

function onDay(
  { year, month, day }: Day,
  time: readonly [hour: number, minute: number],
  zone: string,
): Zoned {
  return onClock([year, month, day], time, zone);
}

function addHours(at: Zoned, hours: number): Zoned {
  // Elapsed hours, regardless of daylight-saving changes.
  return ZonedDateTime.addHours(at, hours);
}

function limitAfter(
  at: Zoned,
  limit: Exclude<Limit, { unit: 'without delay' }>,
  { holidays }: Setting,
): Zoned {
  const day = ZonedDateTime.toPlainDate(at);
  switch (limit.unit) {
    case 'hours':
      return addHours(at, limit.amount);
    case 'calendar days':
      return endOf(PlainDate.addDays(day, limit.amount), at.timeZoneId);
    case 'months':
      return endOf(PlainDate.addMonths(day, limit.amount), at.timeZoneId);
    case 'days after the year':
      return endOf(PlainDate.addDays(PlainDate.create(day.year, 12, 31), limit.amount), at.timeZoneId);
    case 'business days': {
      const started = ZonedDateTime.toPlainDate(ZonedDateTime.withTimeZone(at, limit.zone));
      const last = addWorkingDays(started, limit.amount, holidays[limit.calendar]);
      return onDay(last, limit.closes, limit.zone);
    }
  }
}

/** The cap of a limit in hours, unless it had passed when the clock started. */
function capped(due: Zoned, started: Zoned, cap: Zoned | undefined): Zoned {
  if (!cap || ZonedDateTime.compare(started, cap) > 0) return due;
  return ZonedDateTime.compare(cap, due) < 0 ? cap : due;
}

/**
 * Noon of the next working day if the limit ends on a weekend or public holiday of the country. Only for one country:
 * where there are several, the earlier moment stands.
 */
function moved(due: Zoned, wholeDay: boolean, countries: readonly string[], { holidays }: Setting): Zoned {
  const ends = ZonedDateTime.toPlainDate(due);
  const day = wholeDay ? PlainDate.addDays(ends, -1) : ends;
  const [country] = countries;
  if (country === undefined || countries.length > 1) return due;
  const ofCountry = holidays[country];
  if (!ofCountry || isWorkingDay(day, ofCountry)) return due;
  return onDay(addWorkingDays(day, 1, ofCountry), [12, 0], due.timeZoneId);
}

function stateOf(stage: Stage, regime: string, answers: Answers, setting: Setting): State {
  const { limit } = stage;
  const ceiling = limit.unit === 'hours' ? limit.ceiling : undefined;
  const capStart = ceiling && startOf({ trigger: ceiling.from }, regime, answers, setting);
  const cap = ceiling && capStart && addHours(capStart.at, ceiling.amount);
  const started = startOf(limit.from, regime, answers, setting);
  if (!started) return { kind: 'waiting', on: limit.from, atMost: cap };
  const { at, countedFrom } = started;
  if (limit.unit === 'without delay') return { kind: 'now', since: at, countedFrom };
  const due = capped(limitAfter(at, limit, setting), at, cap);
  const wholeDay = limit.unit !== 'hours' && limit.unit !== 'business days';
  const later =
    stage.moves?.(answers) === true ? moved(due, wholeDay, answers.established ?? [], setting) : due;
  return later === due
    ? { kind: 'due', at: due, wholeDay, countedFrom }
    : { kind: 'due', at: later, wholeDay: false, movedFrom: due, countedFrom };
}

/** Regimes that the answers do not rule out. `isPossible`: an answer that would decide it is missing. */
export function regimesFor<Regime extends { applies: LiveRegime['applies'] }>(
  regimes: Readonly<Record<string, Regime>>,
  answers: Answers,
): { id: string; regime: Regime; isPossible: boolean }[] {
  return Object.entries(regimes).flatMap(([id, regime]) => {
    const applies = regime.applies(answers);
    return applies === false ? [] : [{ id, regime, isPossible: applies === undefined }];
  });
}

/** Sort key: deadlines that are due now come first, those that have neither started nor a ceiling come last. */
function orderOf({ state }: Deadline): number {
  if (state.kind === 'now') return Number.NEGATIVE_INFINITY;
  const at = state.kind === 'due' ? state.at : state.atMost;
  return at ? at.epochMilliseconds : Number.POSITIVE_INFINITY;
}

/**
 * The deadlines of all stages that the answers do not rule out, soonest first.
 * @throws RangeError if a moment is not a date and time or its zone is unknown; `problemsOf` finds those first
 */
export function deadlinesOf(
  regimes: Readonly<Record<string, LiveRegime>>,
  answers: Answers,
  setting: Setting,
): Deadline[] {
  return regimesFor(regimes, answers)
    .flatMap(({ id, regime, isPossible }) =>
      regime.stages.flatMap((stage) => {
        const owed = stage.when ? stage.when(answers) : true;
        if (owed === false) return [];
        return {
          regime: id,
          stage,
          isPossible: isPossible || owed === undefined,
          state: stateOf(stage, id, answers, setting),
        };
      }),
    )
    .sort((a, b) => Math.sign(orderOf(a) - orderOf(b)) || 0);
}
