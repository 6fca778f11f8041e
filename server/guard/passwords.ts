import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary, adjacencyGraphs } from '@zxcvbn-ts/language-common';

import { PASSWORD_BYTES } from '#shared/limits.ts';

/** Score from which zxcvbn expects more than a million guesses; below stand common passwords and their variations. */
const MIN_SCORE = 2;

/** What lies near at hand for whoever guesses at this site counts for nothing (docs/security.md). */
const WORDS_OF_THE_FIRM =
  /calder|vance|consult(?:ing|ancy|ant)|resilience|crisis|strategy|security|website|admin|desk/gi;

/**
 * The time of an estimate grows with the square of the length and with the ways in which digits may stand for letters:
 * 72 digits took 100 ms, and a strange password with a strange address 400. In parts of this length it stays within a
 * few milliseconds. A password is at least as strong as any part of it.
 */
const PART_CHARACTERS = 32;
const MOST_SUBSTITUTIONS = 8;
/** Words of the account's address that count as known. */
const ADDRESS_WORDS = 3;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: MOST_SUBSTITUTIONS,
});

/** The beginning of the address, and its longest words. */
function knownWords(email: string): string[] {
  const words = email.split(/[@.+_-]/).toSorted((a, b) => b.length - a.length);
  return [email, ...words.slice(0, ADDRESS_WORDS)].map((word) => word.slice(0, PART_CHARACTERS));
}

function isGuessable(password: string, email: string): boolean {
  const known = knownWords(email);
  const parts = new Set([password.slice(0, PART_CHARACTERS), password.slice(-PART_CHARACTERS)]);
  return [...parts].every((part) => estimator.check(part, known).score < MIN_SCORE);
}

export type PasswordFault = { message: string; reasons: ('length' | 'pwned')[] };

/** What is wrong with a new password, or `undefined`. Lengths are bytes of UTF-8, as bcrypt counts them. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const bytes = Buffer.byteLength(password);
  if (bytes < PASSWORD_BYTES.min || bytes > PASSWORD_BYTES.max) {
    return {
      message: `Password should be ${PASSWORD_BYTES.min} to ${PASSWORD_BYTES.max} characters long.`,
      reasons: ['length'],
    };
  }
  const own = password.replaceAll(WORDS_OF_THE_FIRM, '');
  if (isGuessable(own, email)) {
    return { message: 'Password is too easy to guess. Please choose another one.', reasons: ['pwned'] };
  }
  return undefined;
}
