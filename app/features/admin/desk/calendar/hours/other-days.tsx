import { useId } from 'react';

import { CONTROL_CLASS, LAST_DAY, ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';

import type { OtherDay } from './hours-draft.ts';
import { TIME_CLASS } from './hours-list.tsx';
import { newKey } from './new-key.ts';
import { useFocusAfter } from './use-focus-after.ts';

const { hours: texts } = DESK_CALENDAR;

type OtherDaysProps = { days: readonly OtherDay[]; onChange: (days: readonly OtherDay[]) => void };

/** Days whose hours differ from the weekly ones. */
export function OtherDays({ days, onChange }: OtherDaysProps) {
  const addId = useId();
  const focusAfter = useFocusAfter();
  const set = (key: string, change: Partial<OtherDay>) =>
    onChange(days.map((day) => (day.key === key ? { ...day, ...change } : day)));
  return (
    <div role="group" aria-labelledby="other-days-title" className="mt-6 max-w-text text-small">
      <h4 id="other-days-title" className="font-semibold text-heading">
        {texts.exceptions}
      </h4>
      <p className="text-secondary">{texts.exceptionsHint}</p>
      <ul className="mt-1">
        {days.map(({ key, day, start, end }, index) => (
          <li key={key} className="flex flex-wrap items-center gap-2 border-t border-hairline py-1.5">
            <input
              type="date"
              max={LAST_DAY}
              aria-label={texts.exceptionDayOf(index + 1)}
              value={day}
              onChange={({ currentTarget }) => set(key, { day: currentTarget.value })}
              className={`${CONTROL_CLASS} max-w-40`}
            />
            <span className="flex min-w-0 grow items-center gap-2">
              <input
                type="time"
                aria-label={texts.exceptionFrom(index + 1)}
                value={start}
                onChange={({ currentTarget }) => set(key, { start: currentTarget.value })}
                className={TIME_CLASS}
              />
              <span aria-hidden="true">{texts.to}</span>
              <input
                type="time"
                aria-label={texts.exceptionTo(index + 1)}
                value={end}
                onChange={({ currentTarget }) => set(key, { end: currentTarget.value })}
                className={TIME_CLASS}
              />
            </span>
            {!start && !end && <span className="text-secondary">{texts.dayOff}</span>}
            <ToolButton
              aria-label={texts.removeException(index + 1)}
              className="ml-auto"
              onClick={() => {
                onChange(days.filter((one) => one.key !== key));
                focusAfter(addId);
              }}
            >
              {texts.remove}
            </ToolButton>
          </li>
        ))}
      </ul>
      <ToolButton
        id={addId}
        className="mt-1.5"
        onClick={() => onChange([...days, { key: newKey(), day: '', start: '', end: '' }])}
      >
        {texts.addException}
      </ToolButton>
    </div>
  );
}
