import { expect, test } from 'vitest';

import { chunkGroups } from './chunks.ts';

/** Names of the chunks whose pattern matches a file. @param root directory of the project */
function chunksOf(root: string, file: string): string[] {
  return chunkGroups(root)
    .filter(({ test: takes }) => takes(`${root}/${file}`))
    .map(({ name }) => name);
}

test.each(['/srv/site', '/app', '/srv/app/content'])('a project in %s has the same chunks', (root) => {
  expect(chunksOf(root, 'app/ui/dialog.tsx')).toEqual(['shell']);
  expect(chunksOf(root, 'app/sections/kinds/call-section.tsx')).toEqual(['sections']);
  expect(chunksOf(root, 'content/law/european-union.ts')).toEqual(['law', 'shell']);
  expect(chunksOf(root, 'node_modules/react-dom/client.js')).toEqual(['framework']);
  expect(chunksOf(root, 'node_modules/zod/mini/index.js')).toEqual([]);
  expect(chunksOf(root, 'shared/forms/contact.ts')).toEqual([]);
});
