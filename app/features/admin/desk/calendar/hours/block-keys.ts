import { minutesOfBlock, placed, STEP_MINUTES, type Block } from './hours-draft.ts';

/** The block after an arrow key; with Shift its end changes. Undefined if it does not fit, or for another key. */
export function afterArrow(
  blocks: readonly Block[],
  block: Block,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): Block | undefined {
  const minutes = minutesOfBlock(block);
  if (!minutes) return undefined;
  const [from, to] = minutes;
  const { weekday } = block;
  const at = (day: number, start: number, end: number) =>
    placed(blocks, block, { weekday: day, from: start, to: end });
  switch (key) {
    case 'ArrowUp':
      return at(weekday, shiftKey ? from : from - STEP_MINUTES, to - STEP_MINUTES);
    case 'ArrowDown':
      return at(weekday, shiftKey ? from : from + STEP_MINUTES, to + STEP_MINUTES);
    case 'ArrowLeft':
      return shiftKey ? undefined : at(weekday - 1, from, to);
    case 'ArrowRight':
      return shiftKey ? undefined : at(weekday + 1, from, to);
    default:
      return undefined;
  }
}
