import { expect, test } from 'vitest';

import { compressJson, decompressJson } from './compressed-json.ts';

test('maps and typed arrays come back as they were, also inside each other', () => {
  const data = {
    name: 'words',
    none: null,
    counts: new Map([
      ['crisis', 2],
      ['plan', 1],
    ]),
    fields: [{ entries: Uint16Array.from([1, 65_535]), weights: Float32Array.from([0.5, -1]) }],
    ends: Uint32Array.from([4_000_000_000]),
    bytes: Int8Array.from([-128, 127]),
    empty: new Uint16Array(0),
  };
  expect(decompressJson(JSON.parse(JSON.stringify(compressJson(data))))).toEqual(data);
});
