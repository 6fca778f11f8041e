import { expect, test, vi } from 'vitest';

import { loadPieces } from './load-pieces.ts';

vi.mock(import('./pdf/typeset.ts'), () => ({ CAN_TYPESET: false }));
// Another test of this worker may have loaded the module without the mock.
vi.resetModules();
const { readerFiles, readerHtml } = await import('./piece-html.ts');

test('where no PDF can be typeset, a piece has its workbooks only', () => {
  const { pieces } = loadPieces();
  const names = pieces.flatMap((piece) => readerFiles(piece).map(({ name }) => name));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name.endsWith('.xlsx'))).toEqual([]);

  const withoutFiles = pieces.find((piece) => readerFiles(piece).length === 0);
  if (!withoutFiles) throw new Error('Every piece has a workbook.');
  expect(readerHtml(withoutFiles, [], () => true)).not.toContain('<ul class="piece-files">');
});
