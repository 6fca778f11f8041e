import { createHmac } from 'node:crypto';

/**
 * The keyed hash stored for an address from which an account has signed in. Without the secret it reveals neither the
 * address nor that two accounts share one.
 */
export function knownAddressHash(email: string, address: string, secret: string): string {
  return createHmac('sha256', secret).update(`known address ${email} ${address}`).digest('base64url');
}
