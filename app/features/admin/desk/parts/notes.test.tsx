import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { QueryFailure } from './notes.tsx';

const render = (error: Error | null) =>
  renderToStaticMarkup(
    <QueryFailure
      query={{ data: undefined, error, isFetching: false, refetch: () => Promise.reject(new Error()) }}
      title="Failed"
    />,
  );

test('a failed query is announced by an alert that was on the page before', () => {
  expect(render(null)).toBe('<div role="alert"></div>');
  expect(render(new Error('No answer'))).toMatch(/^<div role="alert">.+Failed/);
});
