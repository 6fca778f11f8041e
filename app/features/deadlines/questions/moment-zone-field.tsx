import { timeZones } from '#app/lib/time-zones.ts';
import { Select } from '#app/ui/form/field.tsx';

type MomentZoneFieldProps = { label: string; zone: string; onChange: (zone: string) => void };

export function MomentZoneField({ label, zone, onChange }: MomentZoneFieldProps) {
  return (
    <label className="block max-w-80 text-small">
      {label}
      <Select
        className="control mt-1"
        value={zone}
        options={timeZones(zone).map((one) => ({ value: one, label: one }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
