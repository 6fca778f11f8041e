import type { IsoDate } from '#content/insights.ts';
import { formatDay } from '#app/lib/format-date.ts';

export function Day({ date }: { date: IsoDate }) {
  return (
    <time dateTime={date} className="whitespace-nowrap tabular-nums">
      {formatDay(date)}
    </time>
  );
}
