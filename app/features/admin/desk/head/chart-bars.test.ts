import { expect, test } from 'vitest';

import { CHART_HEIGHT, CHART_WIDTH, chartBars } from './chart-bars.ts';

test('the busiest day fills the height, an empty day has no bar, and one enquiry is still visible', () => {
  const bars = chartBars([
    { day: '2026-11-01', count: 0 },
    { day: '2026-11-02', count: 1 },
    { day: '2026-11-03', count: 200 },
  ]);
  expect(bars.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-03']);
  expect(bars[0]?.height).toBe(3);
  expect(bars[1]).toMatchObject({ height: CHART_HEIGHT, y: 0 });
  const last = bars[1];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(CHART_WIDTH);
});

test('days without enquiries have no bars', () => {
  expect(chartBars(Array.from({ length: 30 }, (_, day) => ({ day: String(day), count: 0 })))).toEqual([]);
});
