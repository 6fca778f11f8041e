import ical from 'node-ical';
import type { EventInstance, ExpandRecurringEventOptions, VEvent } from 'node-ical';

/** node-ical warns on the console about every odd value, which could fill the server's log with one calendar's lines. */
function withoutWarnings<Result>(parse: () => Result): Result {
  const { warn } = console;
  console.warn = () => {};
  try {
    return parse();
  } finally {
    console.warn = warn;
  }
}

/** The events among the lines of a calendar. */
export function parseEvents(lines: readonly string[]): VEvent[] {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const parts = withoutWarnings(() => Object.values(ical.sync.parseICS(text)));
  return parts.filter((part): part is VEvent => part?.type === 'VEVENT');
}

export function expandEvent(event: VEvent, options: ExpandRecurringEventOptions): EventInstance[] {
  return withoutWarnings(() => ical.expandRecurringEvent(event, options));
}
