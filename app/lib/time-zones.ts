/** All time zones that the browser knows, and the given one. */
export function timeZones(zone: string): string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
