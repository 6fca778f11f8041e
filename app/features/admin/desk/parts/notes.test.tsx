import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { QueryFailure } from './notes.tsx';

const FAILED = { data: undefined, dataUpdatedAt: 0, error: new Error('No answer'), errorUpdateCount: 1 };
const TRIED_AGAIN = { ...FAILED, error: null, isFetching: true };
const TEXT_AND_BUTTON = /^<div role="alert"[^>]*>.+Failed.+<button/;
const BUTTON = /^<div role="alert"[^>]*><div[^>]*><button[^>]* aria-disabled="true"[^>]*>Try again/;
const NOTHING = /^<div role="alert"[^>]*><\/div>$/;

test.each([
  ['before any failure, the alert is on the page and empty', { error: null, errorUpdateCount: 0 }, NOTHING],
  ['a failure is named in the alert', {}, TEXT_AND_BUTTON],
  ['the button stays while the query is tried again', TRIED_AGAIN, BUTTON],
  [
    'the button stays while earlier data is on screen',
    { isFetching: true, data: [], dataUpdatedAt: 1 },
    BUTTON,
  ],
  ['data ends the failure', { error: null, data: [], dataUpdatedAt: 1 }, NOTHING],
])('%s', (_, change, shown) => {
  const query = { ...FAILED, isFetching: false, refetch: () => Promise.reject(new Error()), ...change };
  expect(renderToStaticMarkup(<QueryFailure query={query} title="Failed" />)).toMatch(shown);
});
