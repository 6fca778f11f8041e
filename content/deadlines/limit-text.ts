import type { Limit, LiveRegime, Stage, Trigger } from '../../shared/deadlines/regime.ts';
import { MOMENTS } from './screens.ts';

const counted = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** A moment within a sentence: `awareness`, `the first sign`. */
const momentName = (trigger: Trigger) =>
  `${trigger === 'noticed' ? 'the ' : ''}${MOMENTS[trigger].label.toLowerCase()}`;

const ceilingText = ({ amount, from }: { amount: number; from: Trigger }) =>
  `at most ${counted(amount, 'hour')} from ${momentName(from)}`;

/** `72 hours`, `4 business days`, `4 hours, at most 24 hours from awareness`, `Without delay`. */
export function limitText(limit: Limit): string {
  switch (limit.unit) {
    case 'hours': {
      const { ceiling } = limit;
      return ceiling
        ? `${counted(limit.amount, 'hour')}, ${ceilingText(ceiling)}`
        : counted(limit.amount, 'hour');
    }
    case 'calendar days':
      return counted(limit.amount, 'day');
    case 'months':
      return counted(limit.amount, 'month');
    case 'business days':
      return counted(limit.amount, 'business day');
    case 'days after the year':
      return `${counted(limit.amount, 'day')} after the calendar year`;
    case 'without delay':
      return limit.isImmediate ? 'Immediately' : 'Without delay';
  }
}

/** The event from which a limit is counted: a trigger, or the sending of an earlier notice. */
export function startText(
  { counted: said, limit: { from } }: Pick<Stage, 'counted' | 'limit'>,
  { stages }: Pick<LiveRegime, 'stages'>,
): string {
  if (said !== undefined) return said;
  if ('trigger' in from) return MOMENTS[from.trigger].label;
  const notice = stages.find(({ id }) => id === from.sent)?.name.toLowerCase() ?? from.sent;
  return `Sending of the ${from.isLatest ? 'last updated ' : ''}${notice}`;
}

/**
 * A limit with its start: `72 hours from awareness`, `1 month from sending the notification`. Without its ceiling if
 * `hasCeiling` is false, where the time of the ceiling is given already.
 */
export function waitingText(limit: Limit, { stages }: Pick<LiveRegime, 'stages'>, hasCeiling = true): string {
  const { from } = limit;
  const notice = 'sent' in from && stages.find(({ id }) => id === from.sent)?.name.toLowerCase();
  const start =
    'trigger' in from
      ? momentName(from.trigger)
      : `sending the ${from.isLatest ? 'last updated ' : ''}${notice || from.sent}`;
  if (limit.unit === 'days after the year') return `${limitText(limit)} of ${start}`;
  if (limit.unit === 'without delay') return `${limitText(limit)} after ${start}`;
  if (limit.unit !== 'hours' || !limit.ceiling) return `${limitText(limit)} from ${start}`;
  const own = `${counted(limit.amount, 'hour')} from ${start}`;
  return hasCeiling ? `${own}, ${ceilingText(limit.ceiling)}` : own;
}
