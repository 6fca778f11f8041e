import { minutesOfBlock, STEP_MINUTES, type Block } from './hours-draft.ts';

const HOUR = 60;
const USUAL = [7 * HOUR, 20 * HOUR] as const;

/** The part of the day that the grid shows, in minutes: whole hours, with one to spare before the first and after the last. */
export function gridRange(blocks: readonly Block[]): [first: number, last: number] {
  const shown = blocks.flatMap((block) => {
    const minutes = minutesOfBlock(block);
    return minutes ? [minutes] : [];
  });
  const first = Math.min(USUAL[0], ...shown.map(([from]) => from - HOUR));
  const last = Math.max(USUAL[1], ...shown.map(([, to]) => to + HOUR));
  return [Math.max(0, Math.floor(first / HOUR) * HOUR), Math.min(24 * HOUR, Math.ceil(last / HOUR) * HOUR)];
}

/** Rows of the style grid are quarters of an hour; the first one holds the names of the days. */
export function rowOf(minute: number, first: number): number {
  return Math.floor((minute - first) / STEP_MINUTES) + 2;
}

/** Classes that place something in the grid. They are composed here, so desk.css has to list them all. */
export function placeClass(column: number, row: number, rows: number): string {
  return `col-start-${column} row-start-${row} row-span-${Math.max(1, rows)}`;
}
