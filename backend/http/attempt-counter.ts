import { createHmac } from 'node:crypto';

/** Names what the database counts. Without the secret its rows reveal neither account nor address. */
export function attemptCounter(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret)
    .update(`attempts ${parts.join('\n')}`)
    .digest('base64url');
}
