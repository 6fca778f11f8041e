import { FreeTimes } from '#app/features/admin/desk/calendar/time/free-times.tsx';
import { ChoiceField } from '#app/features/admin/desk/parts/form/controls.tsx';
import { TextField } from '#app/features/admin/desk/parts/form/field.tsx';
import { DeskZoneField } from '#app/features/admin/desk/parts/form/desk-zone-field.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { CALENDAR_LIMITS, MEDIA } from '#shared/calendar/calendar.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

import type { BookingValues, InvalidFields } from './booking-values.ts';

const { booking: texts, panel, media, offices } = DESK_CALENDAR;

const MEDIUM_OPTIONS = MEDIA.map((medium) => ({ value: medium, label: media[medium] }));

type BookingFieldsProps = {
  values: BookingValues;
  invalid: InvalidFields;
  consultants: readonly DeskConsultant[];
  onChange: (typed: Partial<BookingValues>) => void;
};

export function BookingFields({ values, invalid, consultants, onChange }: BookingFieldsProps) {
  const consultant = consultants.find(({ id }) => id === values.consultant);
  return (
    <>
      <ChoiceField
        label={panel.consultant}
        value={values.consultant}
        options={consultants.map(({ id, name, office }) => ({
          value: id,
          label: `${name}, ${offices[office]}`,
        }))}
        onChange={(consultant) => onChange({ consultant })}
        className="sm:col-span-2"
      />
      <ChoiceField
        label={panel.medium}
        value={values.medium}
        options={MEDIUM_OPTIONS}
        onChange={(medium) => onChange({ medium: medium === 'telephone' ? 'telephone' : 'video' })}
      />
      {values.medium === 'telephone' ? (
        <TextField
          label={panel.telephone}
          type="tel"
          autoComplete="off"
          maxLength={CALENDAR_LIMITS.telephone}
          value={values.telephone}
          error={invalid.telephone && texts.wrong.telephone}
          onText={(telephone) => onChange({ telephone })}
        />
      ) : (
        <div className="max-sm:hidden" />
      )}
      <div className="sm:col-span-2">
        <DeskZoneField
          label={texts.zone}
          hint={texts.zoneHint}
          zone={values.zone}
          onZone={(zone) => onChange({ zone })}
        />
      </div>
      <TextField
        label={texts.day}
        type="date"
        value={values.day}
        error={invalid.day && texts.wrong.day}
        onText={(day) => onChange({ day })}
      />
      <TextField
        label={texts.time}
        type="time"
        step={300}
        value={values.time}
        error={invalid.time && texts.wrong[invalid.time === 'skipped' ? 'skipped' : 'time']}
        onText={(time) => onChange({ time })}
      />
      {consultant && <FreeTimes consultant={consultant} day={values.day} zone={values.zone} />}
    </>
  );
}
