import type { Measurement } from '#tests/harness/measuring/measurement.ts';
import type { Backend } from '#server/database/backend.ts';
import { MINUTE_MS } from '#shared/time/durations.ts';
import { PASSWORD } from '#tests/harness/api.ts';
import { median } from '#tests/harness/measuring/percentile.ts';

import type { Proof } from './proof.ts';
import { openProofSite } from './support/site/proof-site.ts';
import type { ProofSite } from './support/site/proof-site.ts';

const OWNER = { email: 'owner@example.com', address: '192.0.2.1' };
const STRANGERS = 50;
const ROUNDS = 6;
/** The largest difference between the two medians, in per cent. */
const TIME_LIMIT = 10;
/** Pairs of sign-ins, one on a known and one on an unknown account, whose times are compared. */
const PAIRS = { short: 25, full: 200 };

type GuessedSite = ProofSite & {
  clock: { now: number };
  /** Number of passwords compared with a hash so far. */
  hashed: () => number;
  signIn: (email: string, password: string, address: string) => Promise<Response>;
};

/** Opens the site with a clock that the proof moves, and counts the sign-ins that pass the guard and are hashed. */
async function openGuessedSite(): Promise<GuessedSite> {
  const clock = { now: 0 };
  let hashed = 0;
  const counted = (backend: Backend): Backend => ({
    ...backend,
    fetch(request) {
      if (request.url.includes('grant_type=password')) hashed += 1;
      return backend.fetch(request);
    },
  });
  const site = await openProofSite('pglite', { now: () => clock.now }, counted);
  const post = (path: string, body: object, address: string) =>
    site.request(path, { method: 'POST', body: JSON.stringify(body) }, address);
  const signIn = (email: string, password: string, address: string) =>
    post('/auth/v1/token?grant_type=password', { email, password }, address);
  await post('/auth/v1/signup', { email: OWNER.email, password: PASSWORD }, OWNER.address);
  await signIn(OWNER.email, PASSWORD, OWNER.address);
  if (hashed !== 1) throw new Error(`One sign-in was counted as ${hashed}, so the guesses are not counted`);
  return { ...site, clock, hashed: () => hashed, signIn };
}

/** Guesses from one address for nearly 15 minutes, first in parallel, then one by one. Returns the hashed guesses. */
async function fromOneAddress({ signIn, hashed, clock }: GuessedSite): Promise<number> {
  const before = hashed();
  const address = '198.51.100.7';
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => signIn(OWNER.email, `guess-${index}`, address)),
  );
  for (let guess = 0; guess < 100; guess += 1) {
    clock.now += (14 * MINUTE_MS) / 100;
    await signIn(OWNER.email, `guess-again-${guess}`, address);
  }
  return hashed() - before;
}

/** Guesses from many addresses for nearly an hour, and measures how long the owner's own sign-ins take meanwhile. */
async function fromManyAddresses({
  signIn,
  hashed,
  clock,
}: GuessedSite): Promise<{ hashes: number; ownerMs: number }> {
  clock.now += 24 * 60 * MINUTE_MS;
  await signIn(OWNER.email, PASSWORD, OWNER.address);
  const before = hashed();
  const times: number[] = [];
  let isLockedOut = false;
  const owner = async () => {
    const startedAt = performance.now();
    const { status } = await signIn(OWNER.email, PASSWORD, OWNER.address);
    times.push(performance.now() - startedAt);
    isLockedOut ||= status !== 200;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const guesses = Promise.all(
      Array.from({ length: STRANGERS }, async (_, stranger) =>
        signIn(OWNER.email, `guess-${round}-${stranger}`, `203.0.113.${stranger}`),
      ),
    );
    await owner();
    await guesses;
    clock.now += (55 * MINUTE_MS) / ROUNDS;
  }
  const ownerMs = isLockedOut ? Number.POSITIVE_INFINITY : median(times);
  return { hashes: hashed() - before - ROUNDS, ownerMs };
}

/** Everything that a client can observe in an answer, without its request id. */
async function visible(answer: Response): Promise<string> {
  const { request_id: _id, ...body } = (await answer.json()) as Record<string, unknown>;
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([answer.status, body, headers]);
}

/** Compares sign-ins on known and unknown accounts: distinct answers, and the median times' difference in per cent. */
async function compare(
  { signIn, clock }: GuessedSite,
  pairs: number,
): Promise<{ answers: readonly string[]; time: number }> {
  const times: [number[], number[]] = [[], []];
  const answers = new Set<string>();
  for (let pair = 0; pair < pairs; pair += 1) {
    clock.now += 24 * 60 * MINUTE_MS;
    // The order alternates, so that a machine that slows down affects both kinds equally.
    for (const index of pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const email = index === 0 ? OWNER.email : `other-${pair}@example.com`;
      const startedAt = performance.now();
      const answer = await signIn(email, 'not-the-password', `198.51.100.${pair % 250}`);
      times[index].push(performance.now() - startedAt);
      answers.add(await visible(answer));
    }
  }
  const [known, unknown] = [median(times[0]), median(times[1])];
  return { answers: [...answers], time: (Math.abs(known - unknown) / Math.max(known, unknown)) * 100 };
}

/** Proves that guessing passwords fails, does not lock the owner out and does not reveal which accounts exist. */
export const proveBruteForce: Proof = async (scale): Promise<Measurement[]> => {
  const site = await openGuessedSite();
  try {
    const one = await fromOneAddress(site);
    const many = await fromManyAddresses(site);
    // Noise on a busy machine exceeds the limit only now and then; a real timing leak does so on every repetition.
    let compared = await compare(site, PAIRS[scale]);
    for (let again = 0; again < 2 && compared.time > TIME_LIMIT; again += 1) {
      compared = { answers: compared.answers, time: (await compare(site, PAIRS[scale])).time };
    }
    return [
      {
        name: 'Password guesses from one address that are hashed within 15 minutes',
        value: one,
        unit: 'tries',
        limit: 5,
      },
      {
        name: `Password guesses from ${STRANGERS} addresses that are hashed within an hour`,
        value: many.hashes,
        unit: 'tries',
        limit: 50,
      },
      {
        name: 'Sign-in of the owner from a known address meanwhile, median',
        value: Math.round(many.ownerMs),
        unit: 'ms',
        limit: 1_000,
      },
      {
        name: ['Answers that differ between known and unknown accounts', ...compared.answers.slice(1)].join(
          ': ',
        ),
        value: compared.answers.length - 1,
        unit: 'answers',
        limit: 0,
      },
      {
        name: `Median time of ${PAIRS[scale]} refused sign-ins, difference of known and unknown accounts`,
        value: Math.round(compared.time * 10) / 10,
        unit: '%',
        limit: TIME_LIMIT,
      },
    ];
  } finally {
    await site.close();
  }
};
