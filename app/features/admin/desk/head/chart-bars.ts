export const CHART_WIDTH = 300;
export const CHART_HEIGHT = 36;

/** Keeps a day with one enquiry visible beside a very busy one. */
const LEAST_HEIGHT = 3;
const GAP_SHARE = 0.25;

type Day = { day: string; count: number };
type Bar = Day & { x: number; y: number; width: number; height: number };

/** The bars, scaled to the busiest day. Days without enquiries have none. */
export function chartBars(days: readonly Day[]): Bar[] {
  const maxCount = Math.max(1, ...days.map(({ count }) => count));
  const step = CHART_WIDTH / Math.max(1, days.length);
  return days.flatMap(({ day, count }, index) => {
    if (count === 0) return [];
    const height = Math.max(LEAST_HEIGHT, (count / maxCount) * CHART_HEIGHT);
    return {
      day,
      count,
      x: index * step + (step * GAP_SHARE) / 2,
      y: CHART_HEIGHT - height,
      width: step * (1 - GAP_SHARE),
      height,
    };
  });
}
