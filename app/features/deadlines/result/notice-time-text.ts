import type { Zoned } from '#shared/deadlines/moment.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;

/** British English abbreviates few zones outside Europe. These locales name their own: `EST`, `AEDT`, `JST`. */
const ABBREVIATES: readonly (readonly [zones: string, locale: string])[] = [
  ['America/', 'en-US'],
  ['Australia/', 'en-AU'],
  ['Asia/Tokyo', 'ja'],
  ['Asia/Kolkata', 'en-IN'],
  ['Asia/Singapore', 'en-SG'],
  ['Asia/Hong_Kong', 'en-HK'],
];

type Formats = { day: Intl.DateTimeFormat; moment: Intl.DateTimeFormat; zone: Intl.DateTimeFormat };

/** Formatters by time zone. Creating one takes longer than calculating a deadline. */
const FORMATS = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const kept = FORMATS.get(timeZone);
  if (kept) return kept;
  const [, locale] = ABBREVIATES.find(([zones]) => timeZone.startsWith(zones)) ?? ['', 'en-GB'];
  const made = {
    day: new Intl.DateTimeFormat('en-GB', { timeZone, ...DAY }),
    moment: new Intl.DateTimeFormat('en-GB', { timeZone, ...DAY, ...TIME }),
    zone: new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }),
  };
  FORMATS.set(timeZone, made);
  return made;
}

/** `Mon 23 Nov 2026, 16:30 CET`, in the moment's own zone unless another is given. */
export function momentText(at: Zoned, timeZone = at.timeZoneId): string {
  return clockText(at.epochMilliseconds, timeZone);
}

export function clockText(ms: number, timeZone: string): string {
  const parts = formatsOf(timeZone).moment.formatToParts(ms);
  return parts.map(({ type, value }) => (type === 'timeZoneName' ? zoneText(ms, timeZone) : value)).join('');
}

/** `CET`, `EST`, or `GMT-3` where a zone has no abbreviation of its own. */
export function zoneText(ms: number, timeZone: string): string {
  const parts = formatsOf(timeZone).zone.formatToParts(ms);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** `Wed 27 Jan 2027`: the day that a midnight ends. */
export function dayText(midnight: Zoned): string {
  return formatsOf(midnight.timeZoneId).day.format(midnight.epochMilliseconds - MINUTE_MS);
}

/** `2 d 5 h`, `5 h 12 min` or `12 min`: the two largest units, rounded down. */
export function durationText(ms: number): string {
  const minutes = Math.floor(Math.abs(ms) / MINUTE_MS);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}
