import { clockOf, minutesOf } from '#app/features/admin/desk/time/zone-time.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

const { hours: texts, weekdays } = DESK_CALENDAR;

/** Hours of one weekday, as typed: a time may still be empty. */
export type Block = { key: string; weekday: number; start: string; end: string };
/** Hours of one day; the day is off if both times are empty. */
export type OtherDay = { key: string; day: string; start: string; end: string };
type HoursDraft = { blocks: readonly Block[]; otherDays: readonly OtherDay[] };

export const STEP_MINUTES = 15;
/** The shortest block: one appointment. */
export const LEAST_MINUTES = 30;
/** The last time that a time field can hold in steps. */
const LAST_MINUTE = 24 * 60 - STEP_MINUTES;
/** The hours of the first block on a day. */
const USUAL = [9 * 60, 17 * 60] as const;
/** Further blocks are added in a gap of this span. */
const USABLE = [7 * 60, 22 * 60] as const;

export function storedHours({ hours, exceptions }: Pick<DeskConsultant, 'hours' | 'exceptions'>): HoursDraft {
  return {
    blocks: hours.map(([weekday, start, end], index) => ({ key: `stored-${index}`, weekday, start, end })),
    otherDays: exceptions.map(([day, start, end], index) => ({
      key: `stored-${index}`,
      day,
      start: start ?? '',
      end: end ?? '',
    })),
  };
}

export function hoursArguments({
  blocks,
  otherDays,
}: HoursDraft): Pick<DeskConsultant, 'hours' | 'exceptions'> {
  return {
    hours: blocks.map(({ weekday, start, end }) => [weekday, start, end]),
    exceptions: otherDays.map(({ day, start, end }) => [day, start || null, end || null]),
  };
}

/** Start and end in minutes; undefined if incomplete or out of order, because the grid cannot show such hours. */
export function minutesOfBlock({ start, end }: Pick<Block, 'start' | 'end'>): [number, number] | undefined {
  if (!start || !end || start >= end) return undefined;
  return [minutesOf(start), minutesOf(end)];
}

function overlaps(one: Pick<Block, 'start' | 'end'>, other: Pick<Block, 'start' | 'end'>): boolean {
  return one.start < other.end && other.start < one.end;
}

export type Placement = { weekday: number; from: number; to: number };

/** The block moved elsewhere, if it fits into the day without overlapping the day's other hours. */
export function placed(
  blocks: readonly Block[],
  block: Block,
  { weekday, from, to }: Placement,
): Block | undefined {
  const next = { ...block, weekday, start: clockOf(Math.max(from, 0)), end: clockOf(Math.max(to, 0)) };
  const fits = from >= 0 && to <= LAST_MINUTE && to - from >= LEAST_MINUTES && weekday >= 1 && weekday <= 7;
  const isFree = blocks.every(
    (other) => other.key === block.key || other.weekday !== weekday || !overlaps(other, next),
  );
  return fits && isFree ? next : undefined;
}

/** Additional hours on a weekday: the usual ones, or the first gap. */
export function furtherBlock(blocks: readonly Block[], weekday: number, key: string): Block | undefined {
  const empty = { key, weekday, start: '', end: '' };
  const usual = placed(blocks, empty, { weekday, from: USUAL[0], to: USUAL[1] });
  if (usual) return usual;
  for (let from = USABLE[0]; from < USABLE[1]; from += STEP_MINUTES) {
    for (const length of [60, LEAST_MINUTES]) {
      const found = placed(blocks, empty, { weekday, from, to: from + length });
      if (found) return found;
    }
  }
  return undefined;
}

type Times = Pick<Block, 'start' | 'end'>;

function problemOfTimes({ start, end }: Times, others: readonly Times[], where: string): string | undefined {
  if (!start || !end) return texts.wrong.incomplete(where);
  if (start >= end) return texts.wrong.order(where);
  return others.some((other) => overlaps(other, { start, end })) ? texts.wrong.overlap(where) : undefined;
}

/** The first reason why the hours cannot be saved, as a sentence. */
export function problemOf({ blocks, otherDays }: HoursDraft): string | undefined {
  for (const block of blocks) {
    const others = blocks.filter((other) => other !== block && other.weekday === block.weekday);
    const problem = problemOfTimes(block, others, weekdays[block.weekday - 1] ?? '');
    if (problem) return problem;
  }
  for (const [index, one] of otherDays.entries()) {
    if (!one.day) return texts.wrong.day(index + 1);
    const others = otherDays.filter((other) => other !== one && other.day === one.day);
    const isOff = !one.start && !one.end;
    if (isOff && others.length > 0) return texts.wrong.mixed(one.day);
    const problem = isOff ? undefined : problemOfTimes(one, others, one.day);
    if (problem) return problem;
  }
  return undefined;
}
