import { CheckBox, CheckBoxes } from '#app/features/admin/desk/parts/form/check-boxes.tsx';
import { ChoiceField } from '#app/features/admin/desk/parts/form/controls.tsx';
import { TextField } from '#app/features/admin/desk/parts/form/field.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { LONGEST_HORIZON_DAYS } from '#shared/calendar/calendar.ts';
import { OFFICES } from '#shared/offices.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import { CONSULTANT_LIMITS } from '#shared/desk/calendar.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import type { Details, InvalidField } from './consultant-details.ts';

const { consultants: texts } = DESK_CALENDAR;

type DetailFieldsProps = {
  details: Details;
  isNew: boolean;
  invalid: readonly InvalidField[];
  onChange: (details: Details) => void;
};

type NumberField = 'notice' | 'horizon' | 'buffer' | 'maximum';
const NUMBERS: readonly { field: NumberField; invalid: InvalidField; most: number; step: number | 'any' }[] =
  [
    { field: 'notice', invalid: 'notice_minutes', most: 336, step: 'any' },
    { field: 'horizon', invalid: 'horizon_days', most: LONGEST_HORIZON_DAYS, step: 1 },
    { field: 'buffer', invalid: 'buffer_minutes', most: 120, step: 1 },
    { field: 'maximum', invalid: 'daily_maximum', most: 16, step: 1 },
  ];

/** The fields of a consultant. */
export function DetailFields({ details, isNew, invalid, onChange }: DetailFieldsProps) {
  const set = (change: Partial<Details>) => onChange({ ...details, ...change });
  const errorOf = (field: InvalidField) => (invalid.includes(field) ? texts.wrong[field] : undefined);
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      {isNew && (
        <div className="sm:col-span-2">
          <TextField
            label={texts.account}
            hint={texts.accountHint}
            error={errorOf('email')}
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={CONTACT_LIMITS.email}
            value={details.email}
            onText={(email) => set({ email })}
          />
        </div>
      )}
      <div className="sm:col-span-2 lg:col-span-1">
        <TextField
          label={texts.name}
          error={errorOf('name')}
          maxLength={CONSULTANT_LIMITS.name}
          value={details.name}
          onText={(name) => set({ name })}
        />
      </div>
      <ChoiceField
        label={texts.office}
        value={details.office}
        options={OFFICES.map(({ slug, city }) => ({ value: slug, label: city }))}
        // The cast is safe: the options are exactly the offices.
        onChange={(office) => set({ office: office as Details['office'] })}
      />
      {NUMBERS.map(({ field, invalid: name, most, step }) => (
        <TextField
          key={field}
          label={texts[field]}
          error={errorOf(name)}
          type="number"
          min={0}
          max={most}
          step={step}
          value={details[field]}
          onText={(text) => set({ [field]: text })}
        />
      ))}
      <div className="sm:col-span-2 lg:col-span-4">
        <CheckBoxes
          legend={texts.topics}
          hint={texts.topicsHint}
          options={INTEREST_OPTIONS}
          chosen={details.topics}
          className="lg:grid-cols-3"
          onChange={(topics) => set({ topics })}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={texts.meetingUrl}
          hint={texts.meetingHint}
          error={errorOf('meeting_url')}
          inputMode="url"
          spellCheck={false}
          maxLength={CONSULTANT_LIMITS.meetingUrl}
          value={details.meetingUrl}
          onText={(meetingUrl) => set({ meetingUrl })}
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          label={texts.busyUrl}
          hint={texts.busyHint}
          error={errorOf('busy_url')}
          inputMode="url"
          spellCheck={false}
          maxLength={CONSULTANT_LIMITS.busyUrl}
          value={details.busyUrl}
          onText={(busyUrl) => set({ busyUrl })}
        />
      </div>
      <CheckBox label={texts.isOpen} isChecked={details.isOpen} onChange={(isOpen) => set({ isOpen })} />
    </div>
  );
}
