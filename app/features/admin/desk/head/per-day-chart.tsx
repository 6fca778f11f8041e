import { localDay } from '#app/features/admin/desk/text/local-time.ts';
import { DESK } from '#content/desk/desk.ts';
import type { DeskStatistics } from '#shared/desk/results.ts';

import { chartBars, CHART_HEIGHT, CHART_WIDTH } from './chart-bars.ts';

type PerDayChartProps = {
  days: DeskStatistics['per_day'];
  texts: { title: string; caption: string; counted: string };
};

const shortDay = (day: string) => localDay(day, { day: 'numeric', month: 'short' });

/** Counts per day as bars, with the same data as a visually hidden table for screen readers. */
export function PerDayChart({ days, texts }: PerDayChartProps) {
  const first = days[0];
  const last = days.at(-1);
  if (!first || !last) return null;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const maxCount = Math.max(...days.map(({ count }) => count));
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-secondary">
        <span>{texts.title}</span>
        <span className="tabular-nums">{DESK.figures.perDayTotal(total, maxCount)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 block h-9 w-full text-link"
      >
        <path d={`M0 ${CHART_HEIGHT - 0.5}H${CHART_WIDTH}`} stroke="currentColor" opacity="0.35" />
        {chartBars(days).map((bar) => (
          <rect key={bar.day} x={bar.x} y={bar.y} width={bar.width} height={bar.height} fill="currentColor">
            <title>{`${shortDay(bar.day)}: ${bar.count}`}</title>
          </rect>
        ))}
      </svg>
      <p aria-hidden="true" className="flex justify-between text-secondary tabular-nums">
        <span>{shortDay(first.day)}</span>
        <span>{shortDay(last.day)}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{DESK.figures.day}</th>
              <th scope="col">{texts.counted}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{localDay(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
