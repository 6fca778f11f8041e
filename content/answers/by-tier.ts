import { RESPONSE_MINUTES, STAGE_MINUTES } from '../response.ts';

const TIERS = Object.keys(RESPONSE_MINUTES);

/** A row of the tier table in a sentence: `Essential 10 hours, Enhanced 30 hours, Premium 80 hours`. */
export function byTier(cells: readonly string[]): string {
  return cells.map((cell, at) => `${TIERS[at]} ${cell.charAt(0).toLowerCase()}${cell.slice(1)}`).join(', ');
}

/** Which of the two times of an answer is owed: follows a sentence that names the duty lead. */
export const OWED_AND_AIMED = `That is the response we owe by contract. The timeline we work to begins with a first contact in under ${STAGE_MINUTES.contact} minutes, when a responder takes the facts.`;
