import { createHmac } from 'node:crypto';

/** The key of a counter in the database: a keyed hash, which reveals neither account nor address without the secret. */
export function attemptCounter(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret)
    .update(`attempts ${parts.join('\n')}`)
    .digest('base64url');
}
