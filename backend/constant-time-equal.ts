import { Buffer } from 'node:buffer';
import { timingSafeEqual } from 'node:crypto';

/** Constant-time comparison. */
export function constantTimeEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
