import { spanOfDay } from '#app/features/admin/desk/time/zone-time.ts';
import type { DeskAppointment } from '#shared/desk/calendar.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';

const HEIGHT = 12;
const TICK_MINUTES = 180;

type DayBarProps = {
  day: string;
  zone: string;
  free: readonly [number, number][];
  appointments: readonly DeskAppointment[];
};

/** The day from midnight to midnight: free hours light, appointments dark. The same is given as text beside it. */
export function DayBar({ day, zone, free, appointments }: DayBarProps) {
  const [starts, ends] = spanOfDay(day, zone);
  const minutes = (ends - starts) / MINUTE_MS;
  const at = (moment: number) => (moment - starts) / MINUTE_MS;
  const ticks = Array.from(
    { length: Math.floor(minutes / TICK_MINUTES) },
    (_, index) => index * TICK_MINUTES,
  );
  return (
    <svg
      viewBox={`0 0 ${minutes} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-2 block h-4 w-full bg-raised"
    >
      {free.map(([from, to]) => (
        <rect key={from} x={at(from)} width={at(to) - at(from)} height={HEIGHT} className="fill-link/25" />
      ))}
      {appointments
        .filter(({ state }) => state !== 'cancelled')
        .map(({ id, starts_at, ends_at }) => (
          <rect
            key={id}
            x={at(Date.parse(starts_at))}
            width={at(Date.parse(ends_at)) - at(Date.parse(starts_at))}
            height={HEIGHT}
            className="fill-accent"
          />
        ))}
      {ticks.map((minute) => (
        <rect key={minute} x={minute} width={2} height={HEIGHT} className="fill-hairline" />
      ))}
    </svg>
  );
}
