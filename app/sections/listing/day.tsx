import type { IsoDate } from '#content/insights.ts';
import { formatDay } from '#shared/text/format-day.ts';

export function Day({ date }: { date: IsoDate }) {
  return (
    <time dateTime={date} className="whitespace-nowrap tabular-nums">
      {formatDay(date)}
    </time>
  );
}
