import type { AuthError } from '@supabase/supabase-js';

import { backendClient } from '#app/lib/network/backend-client.ts';
import { isConnectionFault } from '#app/lib/network/connection-fault.ts';
import { ADMIN } from '#content/desk/admin-page.ts';
import { FIRM } from '#content/firm.ts';

const { secondFactor: texts } = ADMIN;

/** Enrolment data for an authenticator app: `qrCode` is the URL of an image, `secret` the key to type instead. */
export type NewFactor = { id: string; qrCode: string; secret: string };

/** A text that staff can act on. */
function textOf({ code, message }: Pick<AuthError, 'code' | 'message'>): string {
  if (code === 'mfa_verification_failed') return texts.wrong;
  return isConnectionFault(message) ? ADMIN.unreachable : message || ADMIN.unknownError;
}

/**
 * The id of the account's second factor, or null.
 * @throws Error whose message staff may read
 */
export async function findFactor(): Promise<string | null> {
  const { auth } = await backendClient();
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw new Error(textOf(error));
  return data.totp[0]?.id ?? null;
}

/** Sends a code of a factor, after which the session counts as one with a second factor. Returns why it was refused, if it was. */
export async function sendCode(factorId: string, code: string): Promise<string | undefined> {
  try {
    const { auth } = await backendClient();
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    return error ? textOf(error) : undefined;
  } catch {
    return ADMIN.unreachable;
  }
}

/**
 * Begins to set up an authenticator app. It counts once a first code has been sent.
 * @throws Error whose message staff may read
 */
export async function beginFactor(): Promise<NewFactor> {
  const { auth } = await backendClient();
  // Hosted Supabase accepts no second attempt beside one that was never confirmed.
  const { data: known } = await auth.mfa.listFactors();
  for (const { id, status } of known?.all ?? []) {
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', issuer: FIRM.name });
  if (error) throw new Error(textOf(error));
  return { id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret };
}

/**
 * Removes the account's second factor.
 * @throws Error whose message staff may read
 */
export async function removeFactor(): Promise<void> {
  const factorId = await findFactor();
  if (factorId === null) return;
  const { auth } = await backendClient();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) throw new Error(textOf(error));
}
