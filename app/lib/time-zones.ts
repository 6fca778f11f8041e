/** Names that Chromium and Node still give to zones whose names have changed. */
const CURRENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** A zone under the name that it has today. The given name, if an old browser does not know that one. */
export function currentName(zone: string): string {
  const name = CURRENT_NAMES[zone];
  if (name === undefined) return zone;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return name;
  } catch {
    return zone;
  }
}

/** All time zones that the browser knows, and the given one. */
export function timeZones(zone: string): string[] {
  const known = Intl.supportedValuesOf('timeZone').map(currentName);
  return [...new Set([zone, 'UTC', ...known])].sort();
}
