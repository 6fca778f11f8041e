import { CALENDAR_SPANS, type CalendarUrlState } from '#app/features/admin/desk/url/calendar-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { deviceZone } from '#app/lib/device-zone.ts';
import {
  ChoiceField,
  CONTROL_CLASS,
  LAST_DAY,
  ToolButton,
} from '#app/features/admin/desk/parts/form/controls.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { OFFICES } from '#shared/offices.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

import { turned } from './shown-days.ts';

const { toolbar: texts } = DESK_CALENDAR;

type CalendarToolbarProps = {
  state: DeskUrl;
  userId: string;
  consultants: readonly DeskConsultant[];
  /** The day in the URL, or today. */
  day: string;
};

function ZoneField({ state: { url, go } }: { state: DeskUrl }) {
  return (
    <ChoiceField
      label={texts.zone}
      value={url.zone}
      empty={texts.browserZone(deviceZone())}
      options={OFFICES.map(({ city, timeZone }) => ({ value: timeZone, label: texts.officeZone(city) }))}
      // The cast is safe: the options are exactly the zones of the offices.
      onChange={(zone) => go({ zone: zone as CalendarUrlState['zone'] })}
    />
  );
}

/** Which days, whose appointments and in which time zone. */
export function CalendarToolbar({ state, userId, consultants, day }: CalendarToolbarProps) {
  const { url, go } = state;
  const { span } = url;
  const own = consultants.find(({ user_id }) => user_id === userId);
  const others = consultants.filter((one) => one !== own);
  return (
    <div className="mt-2 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex w-full min-w-0 flex-wrap items-end gap-2 sm:w-auto">
        <div role="group" aria-label={texts.span} className="flex w-full max-[16rem]:flex-wrap sm:w-auto">
          {CALENDAR_SPANS.map((one) => (
            <ToolButton
              key={one}
              aria-pressed={span === one}
              className="grow -ml-px rounded-none first:ml-0 aria-pressed:border-heading aria-pressed:bg-raised aria-pressed:font-semibold"
              onClick={() => go({ span: one })}
            >
              {texts.spans[one]}
            </ToolButton>
          ))}
        </div>
        <div className="flex w-full min-w-0 gap-2 max-[16rem]:flex-wrap sm:w-auto">
          <ToolButton
            aria-label={texts.earlier[span]}

            onClick={() => go({ day: turned(span, day, -1) })}
          >
            <span aria-hidden="true">←</span>
          </ToolButton>
          <div className="min-w-0 grow max-[16rem]:basis-full sm:w-40">
            <label htmlFor="calendar-day" className="sr-only">
              {texts.day}
            </label>
            <input
              id="calendar-day"
              type="date"
              max={LAST_DAY}
              value={day}
              required
              onChange={({ currentTarget }) => {
                if (currentTarget.value) go({ day: currentTarget.value }, 'replace');
              }}
              className={CONTROL_CLASS}
            />
          </div>
          <ToolButton
            aria-label={texts.later[span]}

            onClick={() => go({ day: turned(span, day, 1) })}
          >
            <span aria-hidden="true">→</span>
          </ToolButton>
          <ToolButton onClick={() => go({ day: '' })}>{texts.today}</ToolButton>
        </div>
      </div>
      <div className="grid w-full gap-2 sm:w-auto sm:grid-cols-2">
        <ChoiceField
          label={texts.whose}
          value={url.consultant}
          empty={texts.everybody}
          options={[
            ...(own ? [{ value: own.id, label: texts.mine(own.name) }] : []),
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(consultant) => go({ consultant })}
        />
        <ZoneField state={state} />
      </div>
    </div>
  );
}
