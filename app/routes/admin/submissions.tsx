import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { SubmissionsView } from '#app/features/admin/submissions-view.tsx';
import { useSession } from '#app/features/auth/session-provider.tsx';
import { useIsHydrated } from '#app/lib/use-is-hydrated.ts';

export default function Submissions() {
  const { user, loading } = useSession();
  // The prerendered page knows of no session; only after it has been taken over does that mean anything.
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const isUnauthenticated = isHydrated && !loading && !user;

  useEffect(() => {
    if (isUnauthenticated) void navigate('/login', { replace: true });
  }, [isUnauthenticated, navigate]);

  return (
    <section className="tone-paper min-h-[70dvh] py-6 lg:py-8">
      {/* Wider than the site's pages: the table has many columns. */}
      <div className="mx-auto w-full max-w-[112rem] px-gutter">
        <SubmissionsView userId={user?.id} />
      </div>
    </section>
  );
}
