import { timeZones } from '#app/lib/time-zones.ts';
import { Select } from '#app/ui/form/field.tsx';
import { DESK } from '#content/desk/desk.ts';
import { OFFICES } from '#shared/offices.ts';

import { Field } from './field.tsx';

const { zones: texts } = DESK;

type DeskZoneFieldProps = {
  label: string;
  hint?: string | undefined;
  zone: string;
  onZone: (zone: string) => void;
};

/** A choice of time zones, those of the offices first. */
export function DeskZoneField({ label, hint, zone, onZone }: DeskZoneFieldProps) {
  const ofOffices = new Set<string>(OFFICES.map(({ timeZone }) => timeZone));
  const others = timeZones(zone).filter((one) => !ofOffices.has(one));
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} value={zone} onChange={({ currentTarget }) => onZone(currentTarget.value)}>
          <optgroup label={texts.offices}>
            {OFFICES.map(({ city, timeZone }) => (
              <option key={timeZone} value={timeZone}>
                {texts.office(city)}
              </option>
            ))}
          </optgroup>
          <optgroup label={texts.others}>
            {others.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        </Select>
      )}
    </Field>
  );
}
