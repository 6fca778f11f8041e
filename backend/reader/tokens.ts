import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Whether a text has the form of a token, so that nothing else is looked up. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** What is stored of a token, in hexadecimal digits. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
