import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';

import { pageTexts, staleAnswers } from './stale-answers.ts';

test('an answer whose basis is no longer on its page is named with the page', () => {
  const root = parse('<html><body><p>Sessions deal with something&nbsp;real.</p></body></html>');
  const texts = pageTexts([{ path: '/coaching', root }]);
  const answer = { id: 'coaching.topics', place: '/coaching#topics', basis: 'deal with something real' };
  expect(staleAnswers(texts, [answer])).toEqual([]);
  expect(staleAnswers(texts, [{ ...answer, basis: 'concern something' }])).toEqual([
    'coaching.topics rests on “concern something”, which /coaching lacks',
  ]);
});
