import { expect, test } from 'vitest';

import { repeat } from './repeat.ts';

test('a task is repeated after a failure, which is logged, and never after the stop', async () => {
  const lines: unknown[] = [];
  let runs = 0;
  const task = async () => {
    runs += 1;
    if (runs === 1) throw new RangeError('for ada@example.com');
  };
  const repeating = repeat(
    { intervalMs: 1 },
    task,
    (event, detail) => lines.push({ event, ...detail }),
    'not_done',
  );
  await expect.poll(() => runs).toBeGreaterThan(2);
  await repeating.stop();
  const ended = runs;
  expect(lines).toMatchObject([{ event: 'not_done', error: 'RangeError' }]);
  await new Promise((done) => setTimeout(done, 20));
  expect(runs).toBe(ended);
});

test('stop() aborts the running task and waits for it', async () => {
  let isDone = false;
  const task = async (signal: AbortSignal) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    isDone = true;
  };
  await repeat({ intervalMs: 1 }, task, () => {}, 'not_done').stop();
  expect(isDone).toBe(true);
});
