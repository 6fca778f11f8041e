import { expect, test } from 'vitest';

import { Frontier } from './frontier.ts';

const frontier = () => new Frontier({ limit: 2, excludePaths: ['/admin'] }, { allows: () => true } as never);
const add = (queue: Frontier, ...paths: string[]) => {
  for (const path of paths) queue.add(new URL(path, 'https://site.example'), 1);
};

test('links that are not followed do not count towards the limit of pages', () => {
  const queue = frontier();
  add(queue, '/one', '/two', '/admin', '/one', '/a/b/c/d/e/f/g/h/i/j/k/l');
  expect(queue).toMatchObject({ found: 2, isTruncated: false });
  expect(queue.leftOut.map(({ path }) => path)).toEqual(['/admin']);
  add(queue, '/three');
  expect(queue).toMatchObject({ found: 2, isTruncated: true });
});
