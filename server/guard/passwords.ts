import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { dictionary, adjacencyGraphs } from '@zxcvbn-ts/language-common';

import { PASSWORD_BYTES } from '#shared/limits.ts';

/** Score from which zxcvbn expects more than a million guesses; below stand common passwords and their variations. */
const MIN_SCORE = 2;

/** What lies near at hand for whoever guesses at this site counts for nothing (docs/security.md). */
const WORDS_OF_THE_FIRM =
  /calder|vance|consult(?:ing|ancy|ant)|resilience|crisis|strategy|security|website|admin|desk/gi;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

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
  if (estimator.check(own, [email, ...email.split(/[@.+_-]/)]).score < MIN_SCORE) {
    return { message: 'Password is too easy to guess. Please choose another one.', reasons: ['pwned'] };
  }
  return undefined;
}
