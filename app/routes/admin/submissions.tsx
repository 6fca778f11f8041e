import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

import { SubmissionsView } from '#app/features/admin/submissions-view.tsx';
import { useDeskAccount } from '#app/features/admin/use-desk-account.ts';
import { useSession } from '#app/features/auth/session-provider.tsx';
import { useIsHydrated } from '#app/lib/hydration/use-is-hydrated.ts';
import { Container } from '#app/ui/layout/container.tsx';

export default function Submissions() {
  const { user, loading } = useSession();
  // The prerendered page never has a session, so only after hydration does a missing one mean signed out.
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const account = useDeskAccount(user?.id);
  const isUnauthenticated = isHydrated && !loading && !account;

  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (account) wasSignedIn.current = true;
    if (!isUnauthenticated) return;
    // After signing in, a link from an email opens its enquiry. After a sign-out, the next person starts at the list.
    const state = wasSignedIn.current ? undefined : { search: window.location.search };
    void navigate('/login', { replace: true, state });
  }, [account, isUnauthenticated, navigate]);

  return (
    <section className="tone-paper min-h-[70dvh] py-6 lg:py-8">
      <Container>
        <SubmissionsView userId={account} hasEnded={account !== user?.id} />
      </Container>
    </section>
  );
}
