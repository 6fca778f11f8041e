import type { Limit, LiveRegime, Stage } from '../../shared/deadlines/regime.ts';
import { MOMENTS } from './screens.ts';

const counted = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** `72 hours`, `4 business days`, `4 hours, at most 24 hours from awareness`, `Without delay`. */
export function limitText(limit: Limit): string {
  switch (limit.unit) {
    case 'hours': {
      const { ceiling } = limit;
      return ceiling
        ? `${counted(limit.amount, 'hour')}, at most ${counted(ceiling.amount, 'hour')} from ${MOMENTS[ceiling.from].label.toLowerCase()}`
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
