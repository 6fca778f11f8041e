import { RESPONSE_MINUTES } from '../response.ts';

const TIERS = Object.keys(RESPONSE_MINUTES);

/** A row of the tier table in a sentence: `Essential 10 hours, Enhanced 30 hours, Premium 80 hours`. */
export function byTier(cells: readonly string[]): string {
  return cells.map((cell, at) => `${TIERS[at]} ${cell.charAt(0).toLowerCase()}${cell.slice(1)}`).join(', ');
}
