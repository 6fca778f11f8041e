import { environmentManager, focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { deskQueryClient, FIGURES, SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import type { DeskChanges } from '#shared/desk/results.ts';
import type { DeskArguments } from '#shared/desk/calls.ts';

import { markShown, newsQuery, nextPause } from './poll.ts';

const QUIET: DeskChanges = { latest: 'first', latest_event: 7, arrived: 0, changed: 0, waiting: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** A desk that polls, with counted loads of the list and of the figures. */
function openedDesk(first = QUIET) {
  const client = deskQueryClient();
  client.mount();
  const read = vi.fn((_cursors: DeskArguments<'desk_changes'>) => Promise.resolve(QUIET));
  read.mockResolvedValueOnce(first);
  const loadList = vi.fn(() => Promise.resolve('list'));
  const loadFigures = vi.fn(() => Promise.resolve('figures'));
  const observers = [
    new QueryObserver(client, newsQuery(read)),
    new QueryObserver(client, { queryKey: [SHOWN, 'list'], queryFn: loadList }),
    new QueryObserver(client, { queryKey: [...FIGURES, 'statistics'], queryFn: loadFigures }),
  ];
  const closers = observers.map((observer) => observer.subscribe(() => {}));
  const arrived = () => client.getQueryData<{ arrived: number }>(['news'])?.arrived;
  return {
    client,
    read,
    loadList,
    loadFigures,
    arrived,
    close() {
      for (const close of closers) close();
      client.unmount();
    },
  };
}

test('the interval grows while nothing happens and resets after news', () => {
  const pauses = [10_000];
  for (let turn = 0; turn < 8; turn += 1) pauses.push(nextPause(pauses.at(-1) ?? 0, 'quiet'));
  expect(pauses.slice(0, 4)).toEqual([10_000, 15_000, 22_500, 33_750]);
  expect(pauses.at(-1)).toBe(60_000);
  expect(nextPause(60_000, 'news')).toBe(10_000);
  expect(nextPause(60_000, 'failed')).toBe(120_000);
  expect(nextPause(240_000, 'failed')).toBe(300_000);
});

test('polls immediately and then at intervals, also after failures', async () => {
  const { read, close } = openedDesk();
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRejectedValueOnce(new Error('offline'));
  await vi.advanceTimersByTimeAsync(15_001);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(29_990);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(20);
  expect(read).toHaveBeenCalledTimes(3);
  expect(read).toHaveBeenLastCalledWith({ since: 'first', after_event: 7 }, expect.anything());
  close();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test('a hidden page does not poll, and polls immediately when it is visible again', async () => {
  const { read, close } = openedDesk();
  await vi.advanceTimersByTimeAsync(0);
  focusManager.setFocused(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(read).toHaveBeenCalledTimes(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(2);
  close();
});

test('a change reloads everything, an arrival only the figures', async () => {
  const { read, loadList, loadFigures, arrived, close } = openedDesk();
  await vi.advanceTimersByTimeAsync(0);
  read.mockResolvedValueOnce({ ...QUIET, arrived: 2, latest: 'second' });
  await vi.advanceTimersByTimeAsync(15_010);
  expect(arrived()).toBe(2);
  expect([loadList.mock.calls.length, loadFigures.mock.calls.length]).toEqual([1, 2]);
  read.mockResolvedValueOnce({ ...QUIET, arrived: 2, latest: 'second', changed: 1 });
  await vi.advanceTimersByTimeAsync(10_010);
  expect([loadList.mock.calls.length, loadFigures.mock.calls.length]).toEqual([2, 3]);
  close();
});

test('arrivals shown during a poll are not announced by its answer', async () => {
  const { client, read, arrived, close } = openedDesk();
  await vi.advanceTimersByTimeAsync(0);
  read.mockResolvedValueOnce({ ...QUIET, arrived: 1, latest: 'second' });
  await vi.advanceTimersByTimeAsync(15_010);
  read.mockImplementationOnce(async () => {
    markShown(client);
    return { ...QUIET, arrived: 1, latest: 'second' };
  });
  await vi.advanceTimersByTimeAsync(10_010);
  expect(arrived()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenLastCalledWith({ since: 'second', after_event: 7 }, expect.anything());
  close();
});

test('the first enquiry in an empty desk is announced as new', async () => {
  const { client, read, arrived, close } = openedDesk({ ...QUIET, latest: null });
  await vi.advanceTimersByTimeAsync(0);
  read.mockImplementation(({ since }) => Promise.resolve({ ...QUIET, arrived: since === 'first' ? 0 : 1 }));
  expect(arrived()).toBe(0);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(read).toHaveBeenLastCalledWith(
    expect.objectContaining({ since: '1970-01-01T00:00:00.000Z' }),
    expect.anything(),
  );
  expect(arrived()).toBe(1);
  markShown(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(arrived()).toBe(0);
  close();
});

test('a list that was reloaded for another reason no longer counts its rows as arrivals', async () => {
  const { client, read, arrived, close } = openedDesk();
  await vi.advanceTimersByTimeAsync(0);
  read.mockResolvedValueOnce({ ...QUIET, latest: 'second', arrived: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(arrived()).toBe(1);
  markShown(client, 'newest');
  expect(arrived()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenLastCalledWith({ since: 'newest', after_event: 7 }, expect.anything());
  close();
});
