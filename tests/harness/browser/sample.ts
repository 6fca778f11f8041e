/** Set by the proofs `browser` and `answers`, which run every case. */
export const EVERY_CASE = 'EVERY_CASE';

/** The first `count` cases, which `npm test` runs; with `EVERY_CASE` all of them. */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return process.env[EVERY_CASE] === '1' ? cases : cases.slice(0, count);
}
