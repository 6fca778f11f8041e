import { createHmac } from 'node:crypto';

/**
 * What the database keeps of an address from which an account has signed in: without the secret it tells neither the
 * address nor that two accounts share one.
 */
export function knownAddressHash(email: string, address: string, secret: string): string {
  return createHmac('sha256', secret).update(`known address ${email} ${address}`).digest('base64url');
}
