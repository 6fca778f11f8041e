import { INDICATORS, MEETING, RISKS, THRESHOLDS, type Indicator, type Risk } from './example.ts';

/**
 * What the formulas of the workbook give for the example. The file stores it beside each formula, because a preview
 * on a telephone shows stored results and calculates nothing. Excel calculates everything anew when it opens the file.
 */

const DAY = 86_400_000;
const SQUARES = 10;

const after = (date: Date, days: number) => new Date(date.getTime() + days * DAY);

function found<T>(list: readonly T[], isIt: (item: T) => boolean): T {
  const item = list.find(isIt);
  if (!item) throw new Error('The example refers to a row that it does not have.');
  return item;
}

const thresholdOf = (id: string) => found(THRESHOLDS, ({ indicator }) => indicator === id);

type Level = 'Act' | 'Watch' | 'Normal' | 'No reading';

export function levelOf({ id, latest, worse }: Indicator): Level {
  if (latest === undefined) return 'No reading';
  const { watch, act } = thresholdOf(id);
  const isBeyond = (level: number) => (worse === 'higher' ? latest >= level : latest <= level);
  if (isBeyond(act.at)) return 'Act';
  return isBeyond(watch.at) ? 'Watch' : 'Normal';
}

export function readingOf({ latest, readOn, everyDays }: Indicator): { due: Date | ''; state: string } {
  if (!readOn || latest === undefined) return { due: '', state: 'Missing' };
  const due = after(readOn, everyDays);
  return { due, state: MEETING > due ? 'Overdue' : 'In time' };
}

/** Five squares reach the watch level and ten the act level. */
export function squaresOf({ id, latest }: Indicator): number | '' {
  if (latest === undefined) return '';
  const { watch, act } = thresholdOf(id);
  const share = (latest - (2 * watch.at - act.at)) / (2 * (act.at - watch.at));
  return Math.max(0, Math.min(SQUARES, Math.round(SQUARES * share)));
}

const WEIGHTS: Partial<Record<Level, number>> = { Act: 300, Watch: 200, 'No reading': 100 };
const DELAYS: Record<string, number> = { Overdue: 50, Done: 0 };

export function rowOf(risk: Risk, row: number) {
  const indicator = found(INDICATORS, ({ id }) => id === risk.indicator);
  const level = levelOf(indicator);
  const { watch, act } = thresholdOf(risk.indicator);
  const step = { Act: act, Watch: watch, Normal: undefined, 'No reading': undefined }[level];
  const due = step && risk.reachedOn ? after(risk.reachedOn, step.days) : '';
  let status = level === 'No reading' ? 'Missing' : '';
  if (step) status = due && MEETING > due ? 'Overdue' : 'Open';
  if (step && risk.doneOn) status = 'Done';
  const weight = WEIGHTS[level];
  return {
    risk,
    indicator,
    level,
    reading: indicator.latest ?? '',
    step: step?.step ?? (level === 'No reading' ? 'Bring the reading' : ''),
    who: step?.who ?? (level === 'No reading' ? indicator.takenBy : ''),
    due,
    status,
    order: weight === undefined ? '' : weight + (DELAYS[status] ?? 20) - row / 1000,
  };
}

export type RegisterRow = ReturnType<typeof rowOf>;

/** The rows of the board's page, the most pressing first. */
export function boardRows(firstRow: number): RegisterRow[] {
  return RISKS.map((risk, index) => rowOf(risk, firstRow + index))
    .filter(({ order }) => order !== '')
    .toSorted((one, other) => Number(other.order) - Number(one.order));
}

export function bar(squares: number | ''): string {
  return squares === '' ? '' : '■'.repeat(squares) + '□'.repeat(SQUARES - squares);
}

export const IDLE_RISKS = RISKS.filter(
  ({ changedDecisionOn }) => (changedDecisionOn ?? new Date(0)) < after(MEETING, -365),
).length;
