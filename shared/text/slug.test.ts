import { expect, test } from 'vitest';

import { slugOf } from './slug.ts';

test.each([
  ['Résumé of Zürich', 'resume-of-zurich'],
  ['  Crisis & recovery: the first day  ', 'crisis-recovery-the-first-day'],
])('the slug of %j is %s', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
