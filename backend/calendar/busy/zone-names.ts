import { isTimeZone } from '../../../shared/calendar/calendar.ts';
import { parseEvents } from './parser.ts';
import type { CalendarText } from './calendar-text.ts';
import type { YieldToOthers } from './time-budget.ts';

/** Replaces a zone name that cannot be resolved. `busySpans` then refuses the calendar. */
export const UNKNOWN_ZONE = 'Unknown Zone';

const ZONE_OF_TIME = /;TZID=(?:"([^"]*)"|([^":;]*))/;
const ZONE_DEFINED = /^TZID[^:]*:"?(.*?)"?$/;
/** The only names for which the parser reads the definition. Without one it takes them for the zone of this machine. */
const OWN_RULES = /^(?:Customized Time Zone|tzone:\/\/Microsoft\/|\(no TZ description\)$)/;
const OFFSET = /^\(?(?:UTC|GMT)?[+-]\d/i;

/** Whether the parser knows the name by itself, as it does those of Windows. */
function isKnownToParser(name: string): boolean {
  if (OWN_RULES.test(name)) return false;
  const start = `DTSTART;TZID="${name}":20260101T000000`;
  const [event] = parseEvents(['BEGIN:VEVENT', 'UID:0', start, 'END:VEVENT']);
  return isTimeZone((event?.start as { tz?: string } | undefined)?.tz ?? '');
}

/** The IANA zone at the end of a name, as in `/mozilla.org/20050126_1/Europe/Berlin`. */
function zoneAtEnd(name: string): string | undefined {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(index).join('/')).find(isTimeZone);
}

/** Names the zones of a calendar in a way that the parser understands. */
export type ZoneNames = {
  /** The definitions of the calendar's own zones. */
  definitions: string[];
  inLine: (line: string) => string;
};

/** Yields between names, because a calendar may name thousands of zones and each takes up to two milliseconds. */
export async function zoneNames(
  { zones, events }: CalendarText,
  yieldToOthers: YieldToOthers,
): Promise<ZoneNames> {
  const defined = new Set(zones.flatMap((line) => ZONE_DEFINED.exec(line)?.[1] ?? []));
  const names = new Map<string, string>();

  function resolve(name: string): string {
    const zone = zoneAtEnd(name);
    if (zone !== undefined) return zone;
    if (isKnownToParser(name)) return name;
    if (defined.has(name)) return `Customized Time Zone ${names.size}`;
    return OFFSET.test(name) ? name : UNKNOWN_ZONE;
  }
  async function learn(name: string): Promise<void> {
    if (names.has(name)) return;
    names.set(name, resolve(name));
    await yieldToOthers();
  }
  for (const name of defined) await learn(name);
  for (const { lines } of events) {
    for (const line of lines) {
      const [match, quoted, plain = ''] = ZONE_OF_TIME.exec(line) ?? [];
      if (match !== undefined) await learn(quoted ?? plain);
    }
  }
  const nameOf = (name: string): string => names.get(name) ?? UNKNOWN_ZONE;

  return {
    definitions: zones.map((line) => line.replace(ZONE_DEFINED, (_, name: string) => `TZID:${nameOf(name)}`)),
    inLine: (line) =>
      line.replace(
        ZONE_OF_TIME,
        (_, quoted: string | undefined, plain = '') => `;TZID="${nameOf(quoted ?? plain)}"`,
      ),
  };
}
