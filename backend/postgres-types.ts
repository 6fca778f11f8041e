/** PostgreSQL writes `2026-11-21 11:32:21.3+00`; the Supabase protocol and browsers' `Date` need ISO 8601. */
export function isoTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}

function jsonText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** How the driver `postgres` sends and reads values, by the OIDs of PostgreSQL's catalogue. */
export const POSTGRES_TYPES = {
  timestamptz: { to: 1184, from: [1184], serialize: String, parse: isoTimestamp },
  // JSON is passed as text; a second pass would store a JSON string.
  json: { to: 114, from: [114], serialize: jsonText, parse: JSON.parse },
  jsonb: { to: 3802, from: [3802], serialize: jsonText, parse: JSON.parse },
};
