import { timeZones } from '#app/lib/time-zones.ts';

type ZoneFieldProps = { label: string; zone: string; onChange: (zone: string) => void };

export function ZoneField({ label, zone, onChange }: ZoneFieldProps) {
  return (
    <label className="block max-w-80 text-small">
      {label}
      <select className="control mt-1 block" value={zone} onChange={({ target }) => onChange(target.value)}>
        {timeZones(zone).map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
