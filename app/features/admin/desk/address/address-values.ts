const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/* Readers of single values of the query. What they do not know becomes empty or the fallback. */

export function oneOf<Value extends string, Fallback>(
  text: string | null,
  values: readonly Value[],
  fallback: Fallback,
): Value | Fallback {
  return values.find((value) => value === text) ?? fallback;
}

/** Comparing with the ISO form rejects days such as 31 February, which `Date` turns into a day of March. */
export function dayOf(text: string | null): string {
  if (!text || !DAY.test(text)) return '';
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : '';
}

export function idOf(text: string | null): string {
  return text && UUID.test(text) ? text : '';
}
