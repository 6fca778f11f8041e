/** Set by `npm run prove -- browser`. */
export const EVERY_CASE = 'EVERY_CASE';

/** The first `count` cases, which `npm test` runs; `npm run prove -- browser` runs all. */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  return process.env[EVERY_CASE] === '1' ? cases : cases.slice(0, count);
}
