import { CheckBoxes } from '#app/features/admin/desk/parts/form/check-boxes.tsx';
import { TextArea, TextField } from '#app/features/admin/desk/parts/form/field.tsx';
import { DeskZoneField } from '#app/features/admin/desk/parts/form/desk-zone-field.tsx';
import { DESK_EVENTS } from '#content/desk/events.ts';
import { INSIGHT_CATEGORIES } from '#content/insights.ts';
import { eventPath } from '#shared/events/paths.ts';
import { EVENT_LIMITS } from '#shared/events/events.ts';

import { startOf, type EventField, type EventValues } from './event-values.ts';
import { PracticeChoice } from './practice-choice.tsx';

const { form } = DESK_EVENTS;
const { fields, hints } = form;

type EventFieldsProps = {
  values: EventValues;
  invalid: readonly EventField[];
  /** True for a published event, whose slug can no longer be changed. */
  isPublished: boolean;
  /** The start in the time zones of the other offices, once day and time are typed. */
  elsewhere: string | undefined;
  onChange: (change: Partial<EventValues>) => void;
};

export function EventFields({ values, invalid, isPublished, elsewhere, onChange }: EventFieldsProps) {
  const errorOf = (field: EventField) => (invalid.includes(field) ? form.wrong[field] : undefined);
  // Topics that have been removed from the list stay selectable on events that have them.
  const topics = [...new Set<string>([...INSIGHT_CATEGORIES, ...values.topics])];
  const startError = startOf(values) ? undefined : errorOf('starts_at');
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
      <div className="sm:col-span-2 lg:col-span-3">
        <TextField
          label={fields.title}
          error={errorOf('title')}
          maxLength={EVENT_LIMITS.title}
          value={values.title}
          onText={(title) => onChange({ title })}
        />
      </div>
      <div className="sm:col-span-2 lg:col-span-3">
        <TextField
          label={fields.slug}
          hint={isPublished ? undefined : hints.slug(eventPath(values.slug))}
          error={errorOf('slug')}
          maxLength={EVENT_LIMITS.slug}
          autoCapitalize="none"
          spellCheck={false}
          readOnly={isPublished}
          value={values.slug}
          onText={(slug) => onChange({ slug })}
        />
      </div>
      <div className="sm:col-span-2 lg:col-span-6">
        <TextArea
          label={fields.abstract}
          rows={4}
          error={errorOf('abstract')}
          maxLength={EVENT_LIMITS.abstract}
          value={values.abstract}
          onText={(abstract) => onChange({ abstract })}
        />
      </div>
      <TextField
        label={fields.date}
        type="date"
        error={values.date ? undefined : startError}
        value={values.date}
        onText={(date) => onChange({ date })}
      />
      <TextField
        label={fields.time}
        type="time"
        error={values.date ? startError : undefined}
        value={values.time}
        onText={(time) => onChange({ time })}
      />
      <div className="lg:col-span-2">
        <DeskZoneField
          label={fields.zone}
          hint={elsewhere && hints.starts(elsewhere)}
          zone={values.zone}
          onZone={(zone) => onChange({ zone })}
        />
      </div>
      <TextField
        label={fields.minutes}
        type="number"
        {...EVENT_LIMITS.minutes}
        error={errorOf('minutes')}
        value={values.minutes}
        onText={(minutes) => onChange({ minutes })}
      />
      <TextField
        label={fields.capacity}
        type="number"
        {...EVENT_LIMITS.capacity}
        error={errorOf('capacity')}
        value={values.capacity}
        onText={(capacity) => onChange({ capacity })}
      />
      <div className="sm:col-span-2 lg:col-span-3">
        <PracticeChoice
          practice={values.practice}
          error={errorOf('practice')}
          onChange={(practice) => onChange({ practice })}
        />
      </div>
      <div className="sm:col-span-2 lg:col-span-3">
        <TextField
          label={fields.room_url}
          hint={hints.room_url}
          error={errorOf('room_url')}
          inputMode="url"
          spellCheck={false}
          maxLength={EVENT_LIMITS.address}
          value={values.room_url}
          onText={(room_url) => onChange({ room_url })}
        />
      </div>
      <div className="sm:col-span-2 lg:col-span-3">
        <CheckBoxes
          legend={fields.topics}
          options={topics.map((topic) => ({ value: topic, label: topic }))}
          chosen={values.topics}
          onChange={(chosen) => onChange({ topics: chosen })}
        />
      </div>
      <div className="sm:col-span-2 lg:col-span-3">
        <TextField
          label={fields.transcript_path}
          hint={hints.transcript_path}
          error={errorOf('transcript_path')}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EVENT_LIMITS.address}
          value={values.transcript_path}
          onText={(transcript_path) => onChange({ transcript_path })}
        />
      </div>
    </div>
  );
}
