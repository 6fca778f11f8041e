import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import * as fc from 'fast-check';

const CORPORA = resolve(import.meta.dirname, '../../../fixtures/corpora');

/** The "big list of naughty strings", which have broken programs before. */
const NAUGHTY = JSON.parse(readFileSync(join(CORPORA, 'naughty-strings.json'), 'utf8')) as string[];

/** Texts of a JSON parsing test suite: ones to accept, ones to reject, and ones where either is allowed. */
const JSON_TEXTS: readonly Buffer[] = readdirSync(join(CORPORA, 'json-parsing'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => readFileSync(join(CORPORA, 'json-parsing', name)));

/** Any sequence of UTF-16 code units, lone surrogates included. */
const unpaired = fc
  .array(fc.oneof(fc.integer({ min: 0xd800, max: 0xdfff }), fc.integer({ min: 0, max: 0xff })), {
    maxLength: 20,
  })
  .map((units) => String.fromCharCode(...units));

/** Hostile texts, to put where a client would send an ordinary one. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NAUGHTY),
  fc.string({ unit: 'binary', maxLength: 60 }),
  unpaired,
  fc.constantFrom('\0', 'a\0b', '\ud800', '\udfff\ud800', '\u202e', '__proto__', 'eq.1', "' or 1=1 --", '$1'),
  fc.constantFrom(100, 255, 4_001, 15_000).map((length) => 'x'.repeat(length)),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, 0, -1, 1e21, 2 ** 53, 1.5, [], {}, [[]], [null], {
      a: 1,
    }),
  },
);

const nastyKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'id', 'created_at', 'role', 'user_id'),
  fc.constantFrom('is_admin', 'app_metadata', 'data', 'options', 'columns', 'select', '', '\0', '\ud800'),
  nastyText,
);

type Entries = [string, unknown][];

/** Serialises entries by hand, because the text may then hold a duplicate key or the key __proto__. */
function objectText(entries: Entries): string {
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`;
}

function nested(open: string, close: string, depth: number): string {
  return open.repeat(depth) + close.repeat(depth);
}

type Leaf = { holder: Record<string, unknown>; key: string };

/** The location of every text and number in a value, at any depth. */
function leavesOf(value: unknown): Leaf[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) =>
    typeof holder[key] === 'object' ? leavesOf(holder[key]) : [{ holder, key }],
  );
}

/** A valid body with one leaf replaced by a hostile text: the change most likely to pass the schemas. */
function reworded(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const last = Math.max(0, leavesOf(valid).length - 1);
  return fc.tuple(fc.nat({ max: last }), nastyText).map(([at, text]) => {
    const copy = structuredClone(valid);
    const leaf = leavesOf(copy)[at];
    if (leaf) leaf.holder[leaf.key] = text;
    return JSON.stringify(copy);
  });
}

function changed(valid: Record<string, unknown>): fc.Arbitrary<string> {
  const entries = Object.entries(valid);
  const place = fc.nat({ max: Math.max(0, entries.length - 1) });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(place, nastyValue)
        .map(([at, value]) =>
          objectText(entries.map(([key, own], index) => [key, index === at ? value : own])),
        ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(nastyKey, nastyValue).map((entry) => objectText([...entries, entry])),
    },
    { weight: 1, arbitrary: place.map((at) => objectText(entries.filter((_entry, index) => index !== at))) },
    { weight: 1, arbitrary: place.map((at) => objectText([...entries, ...entries.slice(at, at + 1)])) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(2, 3, 300)
        .map((rows) => `[${Array(rows).fill(objectText(entries)).join(',')}]`),
    },
  );
}

const strangeJson: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(...JSON_TEXTS),
  fc
    .constantFrom(...JSON_TEXTS)
    .map((text) => Buffer.concat([Buffer.from('{"email":'), text, Buffer.from('}')])),
  fc.json({ stringUnit: 'binary', maxDepth: 9 }).map((text) => Buffer.from(text)),
  fc.constantFrom(7, 8, 9, 500, 7_000, 50_000).map((depth) => Buffer.from(nested('[', ']', depth))),
  fc.constantFrom(8, 9, 500, 2_000).map((depth) => Buffer.from(nested('{"a":[', ']}', depth))),
  fc.constantFrom(10, 9_000, 100_000).map((depth) => Buffer.from('['.repeat(depth))),
  fc.constantFrom('1e999', '-0', '0x10', 'NaN', '"', '\0', '{"a":1e-999}').map((text) => Buffer.from(text)),
);

const strangeBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(16_385, 32_769, 300_000).map((size) => Buffer.alloc(size, 'a')),
  fc.constantFrom(16_385, 40_000).map((size) => Buffer.from(`{"email":"${'a'.repeat(size)}"}`)),
);

/** A body that differs slightly or entirely from `valid`, which the route expects. */
export function malformedBody(valid: Record<string, unknown>): fc.Arbitrary<Buffer> {
  const whole = Buffer.from(JSON.stringify(valid));
  return fc.oneof(
    { weight: 8, arbitrary: reworded(valid).map((text) => Buffer.from(text)) },
    { weight: 8, arbitrary: changed(valid).map((text) => Buffer.from(text)) },
    { weight: 4, arbitrary: strangeJson },
    { weight: 2, arbitrary: strangeBytes },
    { weight: 1, arbitrary: fc.nat({ max: whole.length }).map((end) => whole.subarray(0, end)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        Buffer.from(JSON.stringify(valid), 'utf16le'),
        Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), whole]),
        Buffer.concat([whole, Buffer.from([0])]),
        Buffer.concat([whole, whole]),
        Buffer.concat([whole.subarray(0, -2), Buffer.from([0xc0, 0xaf]), whole.subarray(-2)]),
      ),
    },
  );
}
