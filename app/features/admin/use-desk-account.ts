import { useEffect, useState } from 'react';

import { answerUnsent, hasUnsent, onSigningOut } from './sign-out.ts';

/**
 * The account whose desk is on the page. If the server has ended the session, that is still the former account as long as
 * its unsent text would be lost with the desk: until somebody signs in again, or signs out.
 */
export function useDeskAccount(userId: string | undefined): string | undefined {
  const [latest, setLatest] = useState(userId);
  const [kept, setKept] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onSigningOut(() => setLeaving(true)), []);
  useEffect(answerUnsent, []);
  // During rendering, because the desk would already be gone in an effect.
  if (latest !== userId) {
    setLatest(userId);
    setKept(userId === undefined && hasUnsent() ? latest : undefined);
    if (userId) setLeaving(false);
  }
  return userId ?? (isLeaving ? undefined : kept);
}
