import { Temporal } from 'temporal-polyfill';

import type { Answers } from './answers.ts';
import { addWorkingDays, isWorkingDay, nextWorkingDay, type Holidays } from './calendar.ts';
import { zoned } from './moment.ts';
import type { Limit, LiveRegime, Stage, Start, Trigger } from './regime.ts';

type Zoned = Temporal.ZonedDateTime;

export type State =
  /** `wholeDay`: the limit is the end of a day, and `at` the midnight that follows it. */
  | { kind: 'due'; at: Zoned; wholeDay: boolean; movedFrom?: Zoned; countedFrom: Trigger | 'sent' }
  /** Owed without delay since the clock started; the law names no number. */
  | { kind: 'now'; since: Zoned; countedFrom: Trigger | 'sent' }
  /** The clock has not started. `atMost` is the ceiling that another trigger has set already. */
  | { kind: 'waiting'; on: Start; atMost?: Zoned };

export type Deadline = { regime: string; stage: Stage; isPossible: boolean; state: State };

/** What the calculation needs beside the answers. */
export type Setting = {
  holidays: Holidays;
  /** Time zones in question where the visitor gave none; the device's one first. */
  zones: readonly string[];
};

/** A trigger that stands in for one that was not given. It never comes later, so the deadline is never too late. */
const STAND_INS: Partial<Record<Trigger, Trigger>> = { aware: 'noticed' };

type Started = { at: Zoned; countedFrom: Trigger | 'sent' };

function startOf(start: Start, regime: string, answers: Answers, { zones }: Setting): Started | undefined {
  if ('sent' in start) {
    const sent = answers.sent[`${regime}/${start.sent}`];
    return sent && { at: zoned(sent, zones), countedFrom: 'sent' };
  }
  const { trigger } = start;
  for (const countedFrom of [trigger, STAND_INS[trigger]]) {
    const moment = countedFrom && answers.moments[countedFrom];
    if (countedFrom && moment) return { at: zoned(moment, zones), countedFrom };
  }
  return undefined;
}

/** The midnight that ends the day. */
function endOf(day: Temporal.PlainDate, zone: string): Zoned {
  return day.add({ days: 1 }).toZonedDateTime(zone);
}

/** Hours are added to the instant, so that a change of clocks neither adds nor removes one. */
function limitAfter(
  at: Zoned,
  limit: Exclude<Limit, { unit: 'without delay' }>,
  { holidays }: Setting,
): Zoned {
  const day = at.toPlainDate();
  switch (limit.unit) {
    case 'hours':
      return at.add({ hours: limit.amount });
    case 'calendar days':
      return endOf(day.add({ days: limit.amount }), at.timeZoneId);
    case 'months':
      return endOf(day.add({ months: limit.amount }), at.timeZoneId);
    case 'days after the year':
      return endOf(day.with({ month: 12, day: 31 }).add({ days: limit.amount }), at.timeZoneId);
    case 'business days': {
      const last = addWorkingDays(
        at.withTimeZone(limit.zone).toPlainDate(),
        limit.amount,
        holidays[limit.calendar],
      );
      return last.toZonedDateTime({ timeZone: limit.zone, plainTime: limit.closes });
    }
  }
}

/** The cap of a limit in hours, unless it had passed when the clock started. */
function capped(due: Zoned, started: Zoned, cap: Zoned | undefined): Zoned {
  if (!cap || Temporal.ZonedDateTime.compare(started, cap) > 0) return due;
  return Temporal.ZonedDateTime.compare(cap, due) < 0 ? cap : due;
}

/**
 * Noon of the next working day if the limit ends on a weekend or public holiday of the country. Only for one country:
 * where there are several, the earlier moment stands.
 */
function moved(due: Zoned, wholeDay: boolean, countries: readonly string[], { holidays }: Setting): Zoned {
  const day = (wholeDay ? due.subtract({ days: 1 }) : due).toPlainDate();
  const [country] = countries;
  if (country === undefined || countries.length > 1) return due;
  const ofCountry = holidays[country];
  if (!ofCountry || isWorkingDay(day, ofCountry)) return due;
  return nextWorkingDay(day, ofCountry).toZonedDateTime({ timeZone: due.timeZoneId, plainTime: '12:00' });
}

function stateOf(stage: Stage, regime: string, answers: Answers, setting: Setting): State {
  const { limit } = stage;
  const ceiling = limit.unit === 'hours' ? limit.ceiling : undefined;
  const cap =
    ceiling &&
    startOf({ trigger: ceiling.from }, regime, answers, setting)?.at.add({ hours: ceiling.amount });
  const started = startOf(limit.from, regime, answers, setting);
  if (!started) return { kind: 'waiting', on: limit.from, atMost: cap };
  const { at, countedFrom } = started;
  if (limit.unit === 'without delay') return { kind: 'now', since: at, countedFrom };
  const due = capped(limitAfter(at, limit, setting), at, cap);
  const wholeDay = limit.unit !== 'hours' && limit.unit !== 'business days';
  const later =
    stage.moves?.(answers) === true ? moved(due, wholeDay, answers.established ?? [], setting) : due;
  return later.equals(due)
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

/** Moment by which deadlines are sorted: what is owed now comes first, what has not started comes last. */
function orderOf({ state }: Deadline): number {
  if (state.kind === 'now') return Number.NEGATIVE_INFINITY;
  return state.kind === 'due' ? state.at.epochMilliseconds : Number.POSITIVE_INFINITY;
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
