const PARTS = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

type LocalTime = { day: string; time: string };

/** Formats instants as the calendars and clocks of a zone show them: `Tuesday 24 November 2026` and `09:30`. */
export function instantFormat(timeZone: string): (at: string | number) => LocalTime {
  const formatter = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone });
  return (at) => {
    const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
    for (const { type, value } of formatter.formatToParts(new Date(at))) parts[type] = value;
    const { weekday, day, month, year, hour, minute } = parts;
    return { day: `${weekday} ${day} ${month} ${year}`, time: `${hour}:${minute}` };
  };
}

/** How far the clocks of a zone are from UTC at an instant: `UTC+9`, `UTC−3:30` or `UTC`. */
export function offsetFromUtc(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Runtimes differ on `GMT` and `GMT+0`.
  return name.replace('GMT', 'UTC').replace(/\+0$/, '').replace('-', '\u2212');
}
