import { useEffect } from 'react';
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

  useEffect(() => {
    if (isUnauthenticated) void navigate('/login', { replace: true });
  }, [isUnauthenticated, navigate]);

  return (
    <section className="tone-paper min-h-[70dvh] py-6 lg:py-8">
      <Container>
        <SubmissionsView userId={account} hasEnded={account !== user?.id} />
      </Container>
    </section>
  );
}
