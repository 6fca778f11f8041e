import { LABEL_CLASS } from '#app/features/admin/desk/parts/controls.tsx';
import { Field } from '#app/features/admin/desk/parts/field.tsx';
import { DESK_EVENTS } from '#content/desk-events.ts';
import { INSIGHT_CATEGORIES } from '#content/insights.ts';
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

type TopicsChoiceProps = { topics: readonly string[]; onChange: (topics: readonly string[]) => void };

export function TopicsChoice({ topics, onChange }: TopicsChoiceProps) {
  return (
    <fieldset>
      <legend className={LABEL_CLASS}>{form.fields.topics}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {[...new Set([...INSIGHT_CATEGORIES, ...topics])].map((topic) => (
          <label key={topic} className="flex min-h-9 cursor-pointer items-center gap-2.5 text-small">
            <input
              type="checkbox"
              className="size-5 flex-none cursor-pointer accent-accent-ink"
              checked={topics.includes(topic)}
              onChange={({ currentTarget }) => {
                const others = topics.filter((one) => one !== topic);
                onChange(currentTarget.checked ? [...others, topic] : others);
              }}
            />
            {topic}
          </label>
        ))}
      </div>
    </fieldset>
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
