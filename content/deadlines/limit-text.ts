import type { Limit, LiveRegime, Start } from '../../shared/deadlines/regime.ts';
import { MOMENTS } from './screens.ts';

const counted = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** `72 hours`, `4 business days`, `Without delay`. */
export function limitText(limit: Limit): string {
  switch (limit.unit) {
    case 'hours': {
      const { ceiling } = limit;
      return ceiling
        ? `${counted(limit.amount, 'hour')}, at most ${ceiling.amount}`
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
      return 'Without delay';
  }
}

/** The event from which a limit is counted: a trigger, or the sending of an earlier notice. */
export function startText(start: Start, { stages }: Pick<LiveRegime, 'stages'>): string {
  if ('trigger' in start) return MOMENTS[start.trigger].label;
  return `Sending: ${stages.find(({ id }) => id === start.sent)?.name.toLowerCase() ?? start.sent}`;
}
