import { APPOINTMENT_FORM, CONSULTATION_PAGE } from '#content/calendar/pages.ts';
import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { timeZones } from '#app/lib/time-zones.ts';
import { Field, Select } from '#app/ui/form/field.tsx';
import { OFFICES } from '#shared/offices.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';

import type { BookingDraft } from './booking-draft.ts';
import { zoneText } from './appointment-time-text.ts';

const OFFICE_OPTIONS = OFFICES.map(({ slug, city }) => ({ value: slug, label: city }));
export const TOPIC_ID = 'calendar-topic';

type Choice = 'topic' | 'office' | 'zone';

type ChoicesProps = {
  values: Pick<BookingDraft, Choice>;
  isTopicMissing: boolean;
  onChange: (name: Choice, value: string) => void;
};

/** The choices that decide which times are shown, and in which zone. */
export function Choices({ values, isTopicMissing, onChange }: ChoicesProps) {
  const { filter } = CONSULTATION_PAGE;
  return (
    <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-4">
      <Field
        id={TOPIC_ID}
        name="topic"
        label={APPOINTMENT_FORM.fields.topic}
        required
        error={isTopicMissing ? CALENDAR_PICKER.topicMissing : undefined}
        className="col-span-full"
      >
        {(control) => (
          <Select
            {...control}
            value={values.topic}
            empty={APPOINTMENT_FORM.noTopic}
            options={INTEREST_OPTIONS}
            onChange={({ target }) => onChange('topic', target.value)}
          />
        )}
      </Field>
      <Field id="calendar-office" name="office" label={filter.office}>
        {(control) => (
          <Select
            {...control}
            value={values.office}
            empty={filter.anyOffice}
            options={OFFICE_OPTIONS}
            onChange={({ target }) => onChange('office', target.value)}
          />
        )}
      </Field>
      <Field id="calendar-zone" name="zone" label={filter.zone}>
        {(control) => (
          <Select
            {...control}
            value={values.zone}
            options={timeZones(values.zone).map((zone) => ({ value: zone, label: zoneText(zone) }))}
            onChange={({ target }) => onChange('zone', target.value)}
          />
        )}
      </Field>
    </div>
  );
}
