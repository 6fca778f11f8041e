import { useEffect, useState } from 'react';

import { answerUnsent, hasUnsent, onSigningOut } from './sign-out.ts';

/**
 * The account whose desk is on the page. If the server ends the session while the desk holds unsent text, this stays the
 * former account until somebody signs in again or signs out, because closing the desk would lose that text.
 */
export function useDeskAccount(userId: string | undefined): string | undefined {
  const [latest, setLatest] = useState(userId);
  const [kept, setKept] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => onSigningOut(() => setLeaving(true)), []);
  useEffect(answerUnsent, []);
  // During rendering, because in an effect the desk would already be unmounted.
  if (latest !== userId) {
    setLatest(userId);
    setKept(userId === undefined && hasUnsent() ? latest : undefined);
    if (userId) setLeaving(false);
  }
  return userId ?? (isLeaving ? undefined : kept);
}
