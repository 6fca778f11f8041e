type ZoneFieldProps = { label: string; zone: string; onChange: (zone: string) => void };

/** All zones that the browser knows. */
export function ZoneField({ label, zone, onChange }: ZoneFieldProps) {
  const zones = [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
  return (
    <label className="block max-w-80 text-small">
      {label}
      <select className="control mt-1 block" value={zone} onChange={({ target }) => onChange(target.value)}>
        {zones.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  );
}
