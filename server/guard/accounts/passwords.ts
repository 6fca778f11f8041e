import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary, adjacencyGraphs } from '@zxcvbn-ts/language-common';

import { FIRM } from '#content/firm.ts';
import { PASSWORD_BYTES } from '#shared/limits.ts';

/** zxcvbn's score for more than a million guesses. Common passwords and their variations score lower. */
const MIN_SCORE = 2;

/** Words that an attacker would try first on this site; they add nothing to the estimate (docs/security.md). */
const SITE_WORDS = new RegExp(
  `${FIRM.name.replaceAll(' ', '|')}|consult(?:ing|ancy|ant)|resilience|crisis|strategy|security|website|admin|desk`,
  'gi',
);

/**
 * Only parts of this length are estimated, because the time of an estimate grows with the square of the length and
 * with the number of possible l33t substitutions: 72 digits took 100 ms, a contrived password with a contrived email
 * address 400 ms. Parts of this length take a few milliseconds. A password is at least as strong as any part of it.
 */
const PART_CHARACTERS = 32;
const MAX_SUBSTITUTIONS = 8;
/** Number of words from the account's email address that an attacker is assumed to guess. */
const EMAIL_WORDS = 3;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
});

/** The start of the email address, and its longest words. */
function knownWords(email: string): string[] {
  const words = email.split(/[@.+_-]/).toSorted((a, b) => b.length - a.length);
  return [email, ...words.slice(0, EMAIL_WORDS)].map((word) => word.slice(0, PART_CHARACTERS));
}

function isGuessable(password: string, email: string): boolean {
  const known = knownWords(email);
  const parts = new Set([password.slice(0, PART_CHARACTERS), password.slice(-PART_CHARACTERS)]);
  return [...parts].every((part) => estimator.check(part, known).score < MIN_SCORE);
}

/** supabase-js has no reason for a guessable password; `pwned` is the closest. No list of leaked passwords is queried. */
type PasswordFault = { message: string; reasons: ('length' | 'pwned')[] };

/** Returns why a new password is refused, or `undefined`. Length counts UTF-8 bytes, as bcrypt does. */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const bytes = Buffer.byteLength(password);
  const { min, max } = PASSWORD_BYTES;
  if (bytes > max) {
    return {
      message: `Password is too long: at most ${max} characters, of which accented letters, other scripts and emoji count as two to four.`,
      reasons: ['length'],
    };
  }
  if (bytes < min)
    return { message: `Password should be ${min} to ${max} characters long.`, reasons: ['length'] };
  const ownPart = password.replaceAll(SITE_WORDS, '');
  if (isGuessable(ownPart, email)) {
    return { message: 'Password is too easy to guess. Please choose another one.', reasons: ['pwned'] };
  }
  return undefined;
}
