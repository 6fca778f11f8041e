import { useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react';

import { gridRange } from './grid-range.ts';
import {
  LEAST_MINUTES,
  minutesOfBlock,
  placed,
  STEP_MINUTES,
  type Block,
  type Placement,
} from './hours-draft.ts';

/** Distance from its upper or lower edge within which a block is resized rather than moved. */
const EDGE_PX = 8;

type Part = 'whole' | 'start' | 'end';

type Drag = {
  block: Block;
  from: number;
  to: number;
  part: Part;
  /** Where the pointer was pressed, and the size of a step and of a day there. */
  x: number;
  y: number;
  stepPx: number;
  dayPx: number;
};

/** `before`: all blocks before the drag. Escape restores them, and they decide which hours the grid shows. */
type DragStart = { key: string; before: readonly Block[] };

function placementOf(drag: Drag, x: number, y: number): Placement {
  const minutes = Math.round((y - drag.y) / drag.stepPx) * STEP_MINUTES;
  const { weekday } = drag.block;
  switch (drag.part) {
    case 'whole': {
      const days = Math.round((x - drag.x) / drag.dayPx);
      return { weekday: weekday + days, from: drag.from + minutes, to: drag.to + minutes };
    }
    case 'start':
      return { weekday, from: Math.min(drag.from + minutes, drag.to - LEAST_MINUTES), to: drag.to };
    case 'end':
      return { weekday, from: drag.from, to: Math.max(drag.to + minutes, drag.from + LEAST_MINUTES) };
  }
}

type HoursDrag = {
  /** Key of the block that is dragged. */
  dragged: string | undefined;
  /** The part of the day that the grid shows, in minutes. It stays the same during a drag. */
  range: [first: number, last: number];
  press: (event: PointerEvent<HTMLElement>, block: Block) => void;
  /** Begins new hours where the pointer is pressed. */
  draw: (event: PointerEvent<HTMLElement>, block: Block) => void;
  move: (event: PointerEvent<HTMLElement>) => void;
  release: () => void;
  /** Restores the blocks as they were before the drag. */
  undo: () => void;
};

/** Dragging of hours in the grid: by the middle to another time or day, by an edge to another start or end. */
export function useHoursDrag(
  blocks: readonly Block[],
  onChange: (blocks: readonly Block[]) => void,
  column: () => DOMRect | undefined,
): HoursDrag {
  const drag = useRef<Drag>(undefined);
  const [held, setHeld] = useState<DragStart>();
  const [first, last] = gridRange(held?.before ?? blocks);

  function begin(event: PointerEvent<HTMLElement>, block: Block, part: Part, shown: readonly Block[]): void {
    const minutes = minutesOfBlock(block);
    const size = column();
    if (!minutes || !size || event.button !== 0) return;
    drag.current = {
      block,
      from: minutes[0],
      to: minutes[1],
      part,
      x: event.clientX,
      y: event.clientY,
      stepPx: (size.height / (last - first)) * STEP_MINUTES,
      dayPx: size.width,
    };
    setHeld({ key: block.key, before: blocks });
    if (shown !== blocks) onChange(shown);
  }

  function undo(): void {
    drag.current = undefined;
    setHeld(undefined);
    if (held) onChange(held.before);
  }

  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') undo();
  });
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    // Not on the grid, which does not have the focus while hours are drawn, and never does in Safari.
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isHeld]);

  return {
    dragged: held?.key,
    range: [first, last],
    press: (event, block) => {
      const { top, bottom } = event.currentTarget.getBoundingClientRect();
      const part =
        event.clientY - top < EDGE_PX ? 'start' : bottom - event.clientY < EDGE_PX ? 'end' : 'whole';
      event.currentTarget.setPointerCapture(event.pointerId);
      begin(event, block, part, blocks);
    },
    draw: (event, block) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      begin(event, block, 'end', [...blocks, block]);
    },
    move: (event) => {
      if (!drag.current) return;
      const place = placementOf(drag.current, event.clientX, event.clientY);
      const isShown = place.from >= first && place.to <= last;
      const block = isShown ? placed(blocks, drag.current.block, place) : undefined;
      if (block) onChange(blocks.map((one) => (one.key === block.key ? block : one)));
    },
    release: () => {
      drag.current = undefined;
      setHeld(undefined);
    },
    undo,
  };
}
