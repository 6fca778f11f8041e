import { Field } from '#app/features/admin/desk/parts/field.tsx';
import { DESK_EVENTS } from '#content/desk-events.ts';
import { PRACTICES } from '#content/practices.ts';
import { OFFICES } from '#shared/calendar.ts';

const { form, cities } = DESK_EVENTS;

type PracticeChoiceProps = {
  practice: string;
  error: string | undefined;
  onChange: (practice: string) => void;
};

export function PracticeChoice({ practice, error, onChange }: PracticeChoiceProps) {
  // An older event may have a practice that is no longer in the list; saving must not change it.
  const practices = [...new Set([...Object.keys(PRACTICES), practice])].filter(Boolean);
  return (
    <Field label={form.fields.practice} error={error}>
      {(control) => (
        <select {...control} value={practice} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">{form.noPractice}</option>
          {practices.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

type ZoneChoiceProps = { zone: string; elsewhere: string | undefined; onChange: (zone: string) => void };

/** The zone in which day and time are meant: those of the offices first. */
export function ZoneChoice({ zone, elsewhere, onChange }: ZoneChoiceProps) {
  const ofOffices = new Set<string>(OFFICES.map(({ timeZone }) => timeZone));
  const others = [...new Set([...Intl.supportedValuesOf('timeZone'), zone])].filter(
    (one) => !ofOffices.has(one),
  );
  return (
    <Field label={form.fields.zone} hint={elsewhere && form.hints.starts(elsewhere)}>
      {(control) => (
        <select {...control} value={zone} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <optgroup label={form.offices}>
            {OFFICES.map(({ city, timeZone }) => (
              <option key={timeZone} value={timeZone}>
                {cities(city)}
              </option>
            ))}
          </optgroup>
          <optgroup label={form.otherZones}>
            {others.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}
