import { FIRM } from '#content/firm.ts';

import { Button } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Logo } from '#app/ui/media/logo.tsx';

type ErrorPageProps = { isMissing?: boolean };

/** The outermost error boundary. It must work without the router, so its links are plain anchors. */
export function ErrorPage({ isMissing = false }: ErrorPageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="contour tone-ink relative flex min-h-dvh flex-col justify-between py-8"
    >
      <Container className="relative">
        <a href="/" aria-label={`${FIRM.name}, home`} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </Container>
      <Container className="relative py-16">
        <Eyebrow>{isMissing ? '404' : 'An error on this page'}</Eyebrow>
        <Heading level={1} className="mt-4 max-w-[18ch]">
          {isMissing ? 'Oops! Page not found' : 'This page could not be shown.'}
        </Heading>
        <p className="mt-6 max-w-measure text-lead text-secondary">
          Loading it again usually helps. If it does not, write to{' '}
          <a href={`mailto:${FIRM.email}`} className="underline underline-offset-4">
            {FIRM.email}
          </a>
          . In an emergency, call the hotline, it is answered {FIRM.emergencyHours}.
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-6">
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <a
            href={FIRM.hotline.href}
            className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
          >
            Hotline {FIRM.hotline.label}
          </a>
        </div>
      </Container>
      <Container className="relative">
        <p className="text-small text-secondary">{FIRM.tagline}</p>
      </Container>
    </main>
  );
}
