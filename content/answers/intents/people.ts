/** Titles by which messages name people: visitors seldom write "my colleague". */
const PEOPLE: readonly string[] = [
  'CFO',
  'finance director',
  'CISO',
  'chairman',
  'general counsel',
  'COO',
  'head of security',
  'treasurer',
  'board member',
  'CTO',
  'country manager',
  'managing director',
  'CIO',
  'plant manager',
  'chief of staff',
  'founder',
  'assistant',
  'chairwoman',
  'head of sales',
  'VP',
  'partner',
  'HR director',
];

/** Pairs each title with `each` of the events in turn, so that the model learns neither title nor event alone. */
export function eachWith(events: readonly string[], each: number): string[] {
  return PEOPLE.flatMap((person, index) =>
    Array.from({ length: each }, (_, offset) => {
      const event = events[(index * each + offset) % events.length] ?? '';
      return event.includes(' ') ? `our ${person} ${event}` : `${person} ${event}`;
    }),
  );
}
