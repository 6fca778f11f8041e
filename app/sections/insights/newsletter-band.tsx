import type { ReactNode } from 'react';

import type { INSIGHTS_PAGE } from '#content/insights.ts';
import { HomeLink } from '#app/sections/legal/home-link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { ContactText } from '#app/ui/text/contact-text.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';

type NewsletterBandProps = {
  newsletter: (typeof INSIGHTS_PAGE)['newsletter'];
  home: (typeof INSIGHTS_PAGE)['home'];
  /** The sign-up form. */
  children: ReactNode;
};

/** Newsletter sign-up. The insight gate links to the id of its section. */
export function NewsletterBand({ newsletter, home, children }: NewsletterBandProps) {
  const { eyebrow, heading, text, privacy, privacyLink } = newsletter;
  return (
    <div className="contour tone-deep relative overflow-hidden no-print">
      <Container className="relative pt-section pb-10">
        <section
          id="newsletter"
          aria-labelledby="newsletter-heading"
          className="grid-12 scroll-mt-28 gap-y-10"
        >
          <div className="col-span-12 lg:col-span-6">
            <Eyebrow>{eyebrow}</Eyebrow>
            <Heading level={2} id="newsletter-heading" className="mt-4 max-w-[20ch]">
              {heading}
            </Heading>
          </div>
          <div className="col-span-12 lg:col-span-6">
            <p className="max-w-[52ch] text-lead text-secondary">{text}</p>
            <div className="mt-8">{children}</div>
            <p className="mt-5 text-small text-secondary">
              <ContactText>{privacy}</ContactText>{' '}
              <TextLink href={privacyLink.href}>{privacyLink.label}</TextLink>
            </p>
          </div>
        </section>
        <div className="mt-16 border-t border-hairline pt-6 lg:mt-24">
          <HomeLink direction="on">{home.label}</HomeLink>
        </div>
      </Container>
    </div>
  );
}
