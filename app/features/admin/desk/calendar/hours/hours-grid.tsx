import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';

import { clockOf } from '#app/features/admin/desk/time/zone-time.ts';
import { classNames } from '#app/lib/class-names.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { placeClass, rowOf } from './grid-range.ts';
import { minutesOfBlock, placed, STEP_MINUTES, type Block } from './hours-draft.ts';
import { newKey } from './new-key.ts';
import { useBlockEdits } from './use-block-edits.ts';
import { useHoursDrag } from './use-hours-drag.ts';

const { hours: texts, weekdays } = DESK_CALENDAR;

const HOUR = 60;

type HoursGridProps = { blocks: readonly Block[]; onChange: (blocks: readonly Block[]) => void };

/** The week of free hours, edited by dragging and with the keyboard. */
export function HoursGrid({ blocks, onChange }: HoursGridProps) {
  const id = useId();
  const firstColumn = useRef<HTMLDivElement>(null);
  const drag = useHoursDrag(blocks, onChange, () => firstColumn.current?.getBoundingClientRect());
  const [first, last] = drag.range;
  const rows = (last - first) / STEP_MINUTES;
  const { blockId, addId, add, onKey, announcement } = useBlockEdits(blocks, onChange);

  function onKeyDown(event: KeyboardEvent, block: Block): void {
    if (onKey(event, block)) event.preventDefault();
  }

  /** A mouse or pen draws new hours; a finger scrolls the page. */
  function drawIn(event: PointerEvent<HTMLElement>, weekday: number): void {
    const column = firstColumn.current?.getBoundingClientRect();
    if (event.pointerType === 'touch' || !column) return;
    const from = first + Math.floor(((event.clientY - column.top) / column.height) * rows) * STEP_MINUTES;
    const empty = { key: newKey(), weekday, start: '', end: '' };
    const block = placed(blocks, empty, { weekday, from, to: from + 2 * STEP_MINUTES });
    if (block) drag.draw(event, block);
  }

  return (
    <div role="group" aria-label={texts.grid} aria-describedby={`${id}-keys`} className="min-w-0">
      <div className="grid grid-cols-[2.75rem_repeat(7,minmax(0,1fr))] auto-rows-[0.625rem] grid-rows-[auto] text-small">
        {weekdays.map((day, index) => (
          <div key={day} className={`flex flex-col items-center pb-1 ${placeClass(index + 2, 1, 1)}`}>
            <span className="font-medium text-heading">{day.slice(0, 3)}</span>
            <button
              type="button"
              id={addId(index + 1)}
              aria-label={texts.addOn(day)}
              onClick={() => add(index + 1)}
              className="min-h-8 min-w-8 text-link underline underline-offset-[0.25em] hover:decoration-2"
            >
              {texts.add}
            </button>
          </div>
        ))}
        {Array.from({ length: (last - first) / HOUR }, (_, index) => first + index * HOUR).map((minute) => (
          <div
            key={minute}
            aria-hidden="true"
            className={`border-t border-hairline text-secondary tabular-nums ${placeClass(1, rowOf(minute, first), HOUR / STEP_MINUTES)} col-end-9`}
          >
            {clockOf(minute)}
          </div>
        ))}
        {weekdays.map((day, index) => (
          <div
            key={day}
            ref={index === 0 ? firstColumn : undefined}
            aria-hidden="true"
            onPointerDown={(event) => drawIn(event, index + 1)}
            onPointerMove={drag.move}
            onPointerUp={drag.release}
            onPointerCancel={drag.undo}
            className={`cursor-crosshair border-l border-hairline ${placeClass(index + 2, 2, rows)}`}
          />
        ))}
        {blocks.map((block) => {
          const minutes = minutesOfBlock(block);
          if (!minutes) return null;
          const [from, to] = minutes;
          return (
            <button
              key={block.key}
              id={blockId(block.key)}
              type="button"
              onKeyDown={(event) => onKeyDown(event, block)}
              onPointerDown={(event) => drag.press(event, block)}
              onPointerMove={drag.move}
              onPointerUp={drag.release}
              onPointerCancel={drag.undo}
              className={classNames(
                'z-1 mx-0.5 flex touch-none flex-col items-start overflow-hidden border-y-3 border-accent bg-raised px-1 text-left text-heading tabular-nums select-none focus-visible:z-2',
                drag.dragged === block.key ? 'cursor-grabbing' : 'cursor-grab',
                placeClass(block.weekday + 1, rowOf(from, first), Math.ceil((to - from) / STEP_MINUTES)),
              )}
            >
              <span className="sr-only">{texts.blockDay(weekdays[block.weekday - 1] ?? '')}</span>
              <span className="sr-only leading-tight sm:not-sr-only">
                {texts.blockTimes(block.start, block.end)}
              </span>
            </button>
          );
        })}
      </div>
      <p id={`${id}-keys`} className="mt-2 text-small text-secondary">
        {texts.keys}
      </p>
      <output className="sr-only">{announcement}</output>
    </div>
  );
}
