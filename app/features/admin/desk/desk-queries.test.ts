import { environmentManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { deskQueryClient, SHOWN, unsentKey, withRow } from './desk-queries.ts';

test('a saved row replaces the old one, a new row is appended, and an unloaded list stays unloaded', () => {
  const [first, second] = [
    { id: 'a', version: 1 },
    { id: 'b', version: 1 },
  ];
  const saved = { id: 'a', version: 2 };
  expect(withRow([first, second], saved)).toEqual([saved, second]);
  expect(withRow([second], saved)).toEqual([second, saved]);
  expect(withRow(undefined, saved)).toBeUndefined();
});

test('an unsent note survives closing its panel, but not closing the desk', () => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
  const client = deskQueryClient();
  client.setQueryData(unsentKey('note', 'a'), 'Half a thought');
  client.setQueryData([SHOWN, 'list'], 'rows');
  vi.runAllTimers();
  vi.useRealTimers();
  expect(client.getQueryData([SHOWN, 'list'])).toBeUndefined();
  expect(client.getQueryData(unsentKey('note', 'a'))).toBe('Half a thought');
  expect(deskQueryClient().getQueryData(unsentKey('note', 'a'))).toBeUndefined();
});
