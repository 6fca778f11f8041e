import * as fc from 'fast-check';

import { malformedBody, nastyText } from './malformed-bodies.ts';
import { FRAGMENTS, HEADER_NAMES, HEADER_VALUES, METHODS, QUERIES, TARGETS } from './malformed-parts.ts';
import { FRAMINGS, requestBytes } from './request-bytes.ts';
import type { RequestParts, Tokens } from './request-bytes.ts';
import { SERVED_ROUTES } from '#tests/proofs/support/paths/served-routes.ts';
import type { ServedRoute } from '#tests/proofs/support/paths/served-routes.ts';

type Parts = RequestParts & { route: ServedRoute };

export type MalformedRequest = {
  /** Method and path of the route that the request was made for. */
  route: string;
  bytes: (tokens: Tokens) => Buffer;
  /** The body, from which the expected row is derived if the request is acknowledged. */
  body: Buffer | undefined;
  /** False if the sender disconnects before the request is complete. */
  isWhole: boolean;
  /** True for CONNECT, which Node closes without an answer. */
  isTunnel: boolean;
};

const targetOf = (path: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.nat({ max: path.length }), fc.constantFrom(...FRAGMENTS))
      .map(([at, text]) => path.slice(0, at) + text + path.slice(at)),
    fc.constantFrom(...QUERIES).map((query) => `${path}${path.includes('?') ? '&' : '?'}${query}`),
    nastyText.map((text) => `${path.split('?')[0]}?${encodeURIComponent(text.toWellFormed())}=1`),
    nastyText.map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
    fc.constantFrom(...TARGETS),
  );

const headers: fc.Arbitrary<[string, string][]> = fc.array(
  fc.tuple(
    fc.constantFrom(...HEADER_NAMES),
    fc.oneof(
      fc.constantFrom(...HEADER_VALUES),
      nastyText.map((text) => text.replaceAll(/[\r\n]/g, '')),
    ),
  ),
  { minLength: 1, maxLength: 3 },
);

const route: fc.Arbitrary<ServedRoute> = fc.oneof(
  ...SERVED_ROUTES.map((served) => ({ weight: served.weight, arbitrary: fc.constant(served) })),
);

/** Only one part, sometimes two, is malformed; the rest is valid, so that the request gets as far as possible. */
const parts: fc.Arbitrary<Parts> = fc.tuple(route, fc.uuid()).chain(([served, id]) => {
  const valid = served.body?.(`${id}@example.com`);
  const right: fc.Arbitrary<Parts> = fc.record({
    route: fc.constant(served),
    method: fc.constant(served.method),
    target: fc.constant(served.path),
    headers: fc.constant([]),
    body: fc.constant(valid && Buffer.from(JSON.stringify(valid))),
    framing: fc.constant('right'),
    bearer: fc.constantFrom('none', 'none', 'member', 'admin', 'admin', 'broken'),
    noise: fc.uint8Array({ minLength: 1, maxLength: 300 }),
  });
  const changes: fc.WeightedArbitrary<Partial<Parts>>[] = [
    { weight: valid ? 12 : 2, arbitrary: fc.record({ body: malformedBody(valid ?? {}) }) },
    { weight: 4, arbitrary: fc.record({ target: targetOf(served.path) }) },
    { weight: 3, arbitrary: fc.record({ headers }) },
    { weight: 1, arbitrary: fc.record({ method: fc.constantFrom(...METHODS) }) },
    { weight: 2, arbitrary: fc.record({ framing: fc.constantFrom(...FRAMINGS) }) },
  ];
  const change = fc.oneof(...changes);
  return fc
    .tuple(right, change, fc.option(change, { freq: 3 }))
    .map(([base, first, second]): Parts => Object.assign(base, first, second));
});

/** Malformed requests on every served route; the same seed gives the same requests. */
export function malformedRequests(count: number, seed: number): MalformedRequest[] {
  return fc.sample(parts, { numRuns: count, seed }).map((made) => ({
    route: `${made.route.method} ${made.route.path.split('?')[0]}`,
    bytes: (tokens) => requestBytes(made, tokens),
    body: made.body,
    isWhole: made.framing !== 'length too long' && made.framing !== 'endless chunk',
    isTunnel: made.method === 'CONNECT',
  }));
}
