import { CONTROL_CLASS, LABEL_CLASS } from '#app/features/admin/desk/parts/controls.tsx';
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
    <>
      <label htmlFor="event-practice" className={LABEL_CLASS}>
        {form.fields.practice}
      </label>
      <select
        id="event-practice"
        value={practice}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'event-practice-error' : undefined}
        className={CONTROL_CLASS}
      >
        <option value="">{form.noPractice}</option>
        {practices.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {error && (
        <p id="event-practice-error" className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </>
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
    <>
      <label htmlFor="event-zone" className={LABEL_CLASS}>
        {form.fields.zone}
      </label>
      <select
        id="event-zone"
        value={zone}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        aria-describedby={elsewhere ? 'event-elsewhere' : undefined}
        className={CONTROL_CLASS}
      >
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
      {elsewhere && (
        <p id="event-elsewhere" className="mt-1 text-small text-secondary">
          {form.hints.starts(elsewhere)}
        </p>
      )}
    </>
  );
}
