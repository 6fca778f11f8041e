import { expect, test } from 'vitest';

import { isConnectionFault } from './connection-fault.ts';

test.each([
  'network down',
  'TypeError: Failed to fetch',
  'TypeError: NetworkError when attempting to fetch resource.',
  'TypeError: Load failed',
  'Failed to fetch dynamically imported module: https://example.com/a.js',
  'error loading dynamically imported module: https://example.com/a.js',
  'Importing a module script failed.',
  'TimeoutError: signal timed out',
])('"%s" counts as a connection failure', (message) => {
  expect(isConnectionFault(message)).toBe(true);
});

test.each(['', 'new row violates check constraint', 'The service is not available at the moment.'])(
  '"%s" does not count as a connection failure',
  (message) => {
    expect(isConnectionFault(message)).toBe(false);
  },
);
