import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { LoginForm } from '#app/features/auth/login-form.tsx';
import { useSession } from '#app/features/auth/session-provider.tsx';
import { Container } from '#app/ui/layout/container.tsx';

export default function Login() {
  const { session, followSession } = useSession();
  const navigate = useNavigate();
  // The view of the desk that was asked for (`routes/admin/submissions.tsx`).
  const { search = '' } = (useLocation().state ?? {}) as { search?: string };

  useEffect(() => {
    // Sending the form needs the same client and reports the failure then.
    followSession().catch(() => {});
  }, [followSession]);

  useEffect(() => {
    if (session) void navigate({ pathname: '/admin/submissions', search }, { replace: true });
  }, [session, search, navigate]);

  return (
    <section className="tone-paper flex min-h-[70dvh] items-center py-16 lg:py-24">
      <Container>
        <div className="mx-auto max-w-105">
          <LoginForm />
        </div>
      </Container>
    </section>
  );
}
