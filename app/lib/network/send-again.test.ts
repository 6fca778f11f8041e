import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { sendAgain } from './send-again.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function statusesSent(answers: number[]): Promise<{ last: number; sent: number }> {
  const send = vi.fn(async () => ({ status: answers.shift() ?? 0 }));
  const answered = sendAgain(send);
  await vi.runAllTimersAsync();
  return { last: (await answered).status, sent: send.mock.calls.length };
}

test.each([502, 503, 504])('a form that gets %i is sent once more', async (status) => {
  expect(await statusesSent([status, 201, 201])).toEqual({ last: 201, sent: 2 });
  expect(await statusesSent([status, status, 201])).toEqual({ last: status, sent: 2 });
});

test.each([201, 400, 409, 429, 500])('a form that gets %i is not sent again', async (status) => {
  expect(await statusesSent([status, 201])).toEqual({ last: status, sent: 1 });
});
