import { expect, test } from 'vitest';

import { jsonDepth, readJson } from './read-json.ts';
import type { Refusal } from './refusal.ts';

function post(body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return new Request('http://site.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

async function statusOf(request: Request): Promise<number> {
  return readJson(request).then(
    () => 200,
    (refusal: Refusal) => refusal.status,
  );
}

test('a body shorter than its declared length, or cut off by an error, is refused', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': '100' };
  expect(await statusOf(post('{"a":1}', headers))).toBe(400);
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"a":1}'));
      controller.error(new Error('aborted'));
    },
  });
  expect(await statusOf(post(broken))).toBe(400);
});

test('a body within the limits is parsed, and an empty one reads as undefined', async () => {
  await expect(readJson(post('{"a":[1]}'))).resolves.toEqual({ a: [1] });
  await expect(readJson(new Request('http://site.test/', { method: 'POST' }))).resolves.toBeUndefined();
});

test('a body over 16 KiB is refused, even without a declared length', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024).fill(32)),
  });
  expect(await statusOf(post(JSON.stringify('x'.repeat(17_000))))).toBe(413);
  expect(await statusOf(post(endless))).toBe(413);
});

test('a body that is malformed, nested too deeply or not declared as JSON is refused', async () => {
  expect(await statusOf(post('{"a":'))).toBe(400);
  expect(await statusOf(post('['.repeat(9) + ']'.repeat(9)))).toBe(400);
  expect(await statusOf(post('['.repeat(8) + ']'.repeat(8)))).toBe(200);
  expect(await statusOf(post('{"a":"\\u0000"}'))).toBe(400);
  expect(await statusOf(post('{"a":"\\ud800"}'))).toBe(400);
  expect(await statusOf(post(new Uint8Array([0x22, 0xff, 0x22])))).toBe(400);
  expect(await statusOf(post('a=1', { 'content-type': 'application/x-www-form-urlencoded' }))).toBe(415);
});

test('brackets inside strings do not count as nesting', () => {
  expect(jsonDepth('["[[[[\\"[[["]')).toBe(1);
});
