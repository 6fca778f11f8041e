import { ERROR_PAGE } from '#content/common/error-page.ts';
import { FIRM, HOTLINES } from '#content/firm.ts';
import { HOME_LINK } from '#content/common/menus.ts';

import { Button } from '#app/ui/controls/button.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Logo } from '#app/ui/media/logo.tsx';

/** The outermost error boundary. It must work without the router, so its links are plain anchors. */
export function ErrorPage() {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="contour tone-ink relative flex min-h-dvh flex-col justify-between py-8"
    >
      <Container className="relative">
        <a href="/" aria-label={HOME_LINK} className="inline-flex min-h-11 items-center">
          <Logo />
        </a>
      </Container>
      <Container className="relative py-16">
        <Eyebrow>{ERROR_PAGE.eyebrow}</Eyebrow>
        <Heading level={1} className="mt-4 max-w-[18ch]">
          {ERROR_PAGE.heading}
        </Heading>
        <p className="mt-6 max-w-measure text-lead text-secondary">
          {ERROR_PAGE.text.before}
          <a href={`mailto:${FIRM.email}`} className="underline underline-offset-4">
            {FIRM.email}
          </a>
          {ERROR_PAGE.text.after}
        </p>
        <div className="mt-10 flex flex-wrap items-center gap-6">
          <Button onClick={() => window.location.reload()}>{ERROR_PAGE.reload}</Button>
          {HOTLINES.map(({ place, label, href }) => (
            <a
              key={place}
              href={href}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              <span>
                {`${ERROR_PAGE.hotline} ${place} `}
                <span className="whitespace-nowrap">{label}</span>
              </span>
            </a>
          ))}
        </div>
      </Container>
      <Container className="relative">
        <p className="text-small text-secondary">{FIRM.tagline}</p>
      </Container>
    </main>
  );
}
