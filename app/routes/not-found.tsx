import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { HOTLINES } from '#content/firm.ts';
import { NOT_FOUND } from '#content/common/not-found.ts';
import { NOT_INDEXED } from '#app/lib/pages/page-meta.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

export const meta = () => [
  { title: NOT_FOUND.title },
  { name: 'description', content: NOT_FOUND.description },
  NOT_INDEXED,
];

export default function NotFound() {
  const { pathname } = useLocation();
  const { status, heading, text, home, ways, contact, hotline } = NOT_FOUND;

  useEffect(() => {
    // Logged as specified, at info level: a wrong URL is not an error of the page.
    console.info(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <div data-hero className="contour tone-ink relative overflow-hidden before:mask-bottom-left">
      <Container className="relative grid-12 min-h-[88svh] content-end gap-y-12 pt-36 pb-20 lg:pb-28">
        <div className="col-span-12 lg:col-span-7">
          <p className="font-display text-display text-accent-ink lining-nums">{status}</p>
          <Heading level={1} className="mt-2">
            {heading}
          </Heading>
          <p className="mt-6 max-w-[30.6em] text-lead text-secondary">{text}</p>
          <ButtonLink href={home.href} className="mt-10">
            {home.label}
          </ButtonLink>
        </div>
        <ul className="col-span-12 self-end border-b border-hairline lg:col-span-4 lg:col-start-9">
          {ways.map((way) => (
            <li key={way.href} className="border-t border-hairline py-2">
              <ButtonLink href={way.href} look="text" className="w-full justify-between no-underline">
                {way.label}
              </ButtonLink>
            </li>
          ))}
          <li className="border-t border-hairline py-2">
            <ContactLink look="text" className="w-full justify-between no-underline">
              {contact}
            </ContactLink>
          </li>
          {HOTLINES.map(({ place, label, href }) => (
            <li
              key={place}
              className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-2"
            >
              <span className="text-secondary">{`${hotline} ${place}`}</span>
              <a
                href={href}
                className="inline-flex min-h-11 items-center font-medium whitespace-nowrap tabular-nums hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
