import { useId } from 'react';

import { CONTROL_CLASS, ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import { furtherBlock, type Block } from './hours-draft.ts';
import { newKey } from './new-key.ts';
import { useFocusAfter } from './use-focus-after.ts';

const { hours: texts, weekdays } = DESK_CALENDAR;

export const TIME_CLASS = `${CONTROL_CLASS} max-w-32 min-w-0 grow basis-24`;

type HoursListProps = { blocks: readonly Block[]; onChange: (blocks: readonly Block[]) => void };

/** The weekly hours as plain time fields. */
export function HoursList({ blocks, onChange }: HoursListProps) {
  const id = useId();
  const focusAfter = useFocusAfter();
  const set = (key: string, change: Partial<Block>) =>
    onChange(blocks.map((block) => (block.key === key ? { ...block, ...change } : block)));
  return (
    <div role="group" aria-labelledby="hours-list-title">
      <h4 id="hours-list-title" className="mb-1 text-small font-semibold text-heading">
        {texts.list}
      </h4>
      <ul>
        {weekdays.map((day, index) => {
          const own = blocks.filter(({ weekday }) => weekday === index + 1);
          return (
            <li key={day} className="border-t border-hairline py-1.5 text-small">
              <div className="flex items-center justify-between gap-3">
                <span className="font-medium text-heading">{day}</span>
                <span className="flex items-center gap-3">
                  {own.length === 0 && <span className="text-secondary">{texts.noneOn}</span>}
                  <ToolButton
                    id={`${id}-add-${index + 1}`}
                    aria-label={texts.addOn(day)}
                    onClick={() => {
                      const block = furtherBlock(blocks, index + 1, newKey());
                      onChange([
                        ...blocks,
                        block ?? { key: newKey(), weekday: index + 1, start: '', end: '' },
                      ]);
                    }}
                  >
                    {texts.add}
                  </ToolButton>
                </span>
              </div>
              {own.map(({ key, start, end }, position) => (
                <div key={key} className="mt-1.5 flex items-center gap-2">
                  <input
                    type="time"
                    aria-label={texts.fromOn(day, position + 1)}
                    value={start}
                    onChange={({ currentTarget }) => set(key, { start: currentTarget.value })}
                    className={TIME_CLASS}
                  />
                  <span aria-hidden="true">{texts.to}</span>
                  <input
                    type="time"
                    aria-label={texts.toOn(day, position + 1)}
                    value={end}
                    onChange={({ currentTarget }) => set(key, { end: currentTarget.value })}
                    className={TIME_CLASS}
                  />
                  <ToolButton
                    aria-label={texts.removeOn(day, position + 1)}
                    className="ml-auto"
                    onClick={() => {
                      onChange(blocks.filter((block) => block.key !== key));
                      focusAfter(`${id}-add-${index + 1}`);
                    }}
                  >
                    {texts.remove}
                  </ToolButton>
                </div>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
