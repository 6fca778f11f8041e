import { useId, useState } from 'react';

import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { afterArrow } from './block-keys.ts';
import { furtherBlock, type Block } from './hours-draft.ts';
import { newKey } from './new-key.ts';
import { useFocusAfter } from './use-focus-after.ts';

const { hours: texts, weekdays } = DESK_CALENDAR;

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

const nameOf = ({ weekday, start, end }: Block) =>
  `${texts.blockDay(weekdays[weekday - 1] ?? '')} ${texts.blockTimes(start, end)}`;

type Key = { key: string; shiftKey: boolean };

/** Changes of the week by buttons and keys: each is announced, and the focus follows it. */
export function useBlockEdits(blocks: readonly Block[], onChange: (blocks: readonly Block[]) => void) {
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const focusAfter = useFocusAfter();
  const blockId = (key: string) => `${id}-${key}`;
  const addId = (weekday: number) => `${id}-add-${weekday}`;

  function add(weekday: number): void {
    const block = furtherBlock(blocks, weekday, newKey());
    setAnnouncement(block ? nameOf(block) : texts.noRoom(weekdays[weekday - 1] ?? ''));
    if (!block) return;
    onChange([...blocks, block]);
    focusAfter(blockId(block.key));
  }

  function remove(block: Block): void {
    onChange(blocks.filter(({ key }) => key !== block.key));
    setAnnouncement(texts.removed(weekdays[block.weekday - 1] ?? ''));
    focusAfter(addId(block.weekday));
  }

  function move(block: Block, key: Key): void {
    const next = afterArrow(blocks, block, key);
    if (!next) return;
    onChange(blocks.map((one) => (one.key === next.key ? next : one)));
    setAnnouncement(nameOf(next));
  }

  /** @returns whether the key, pressed on a block, is one that changes the week */
  function onKey({ key, shiftKey }: Key, block: Block): boolean {
    if (key === 'Enter') add(block.weekday);
    else if (key === 'Delete' || key === 'Backspace') remove(block);
    else if (ARROWS.includes(key)) move(block, { key, shiftKey });
    else return false;
    return true;
  }

  return { blockId, addId, add, onKey, announcement };
}
