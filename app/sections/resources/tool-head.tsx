import type { ReactNode } from 'react';

import { HOTLINES } from '#content/firm.ts';
import type { PagePath } from '#content/pages.ts';
import type { ContactCall, Hero } from '#content/types.ts';
import { Breadcrumb } from '#app/sections/page/breadcrumb.tsx';
import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { EmergencyCalls } from '#app/ui/text/emergency-calls.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

type Banner = { label: string; heading: string; text: string; note: string };

type ToolHeadProps = {
  page: { path: PagePath; hero: Hero; consult: ContactCall; banner: Banner };
  /** The control that opens the tool. */
  start: ReactNode;
};

/** The hotline comes first: a visitor in a crisis needs a person, not a checklist. */
function HotlineBanner({ banner }: { banner: Banner }) {
  return (
    <aside
      aria-label={banner.label}
      className="bg-signal text-on-signal print:border-y print:bg-transparent print:text-heading"
    >
      <Container className="grid gap-x-10 gap-y-2 py-4 sm:grid-cols-[1fr_auto]">
        <p className="max-w-[49.2em] self-end text-small">
          <strong className="mr-2 text-copy font-semibold">{banner.heading}</strong>{' '}
          <EmergencyCalls>{banner.text}</EmergencyCalls>
        </p>
        <ul className="self-center sm:row-span-2">
          {HOTLINES.map(({ place, label, href }) => (
            <li key={place} className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
              {place}
              <a
                href={href}
                className="inline-flex min-h-11 items-center font-display text-h3 whitespace-nowrap tabular-nums underline decoration-1 underline-offset-[0.25em] hover:decoration-2 focus-visible:outline-current"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="max-w-[49.2em] text-small">{banner.note}</p>
      </Container>
    </aside>
  );
}

export function ToolHead({ page, start }: ToolHeadProps) {
  const { path, hero, consult, banner } = page;
  return (
    <>
      <HotlineBanner banner={banner} />
      <div className="tone-ink relative isolate overflow-hidden">
        <div className="absolute inset-y-0 right-0 -z-10 w-full lg:w-[70%] print:hidden">
          <Picture
            name={hero.image}
            sizes="(min-width: 64rem) 70vw, 100vw"
            priority
            className="size-full object-[70%_40%]"
          />
          <div className="tool-shade absolute inset-0" />
        </div>
        <Container className="pt-6 pb-14 lg:pt-8 lg:pb-20 print:py-4">
          <Breadcrumb path={path} className="no-print" />
          <Eyebrow className="mt-12 lg:mt-20">{hero.eyebrow}</Eyebrow>
          <Heading level={1} className="mt-4 max-w-[9.5em]">
            {hero.heading}
          </Heading>
          <p className="mt-6 max-w-[34.6em] text-lead text-body">{hero.lead}</p>
          <div className="mt-9 flex flex-wrap items-start gap-x-8 gap-y-3 no-print">
            {start}
            <ContactLink interest={consult.interest} message={consult.message} look="text">
              {consult.label}
            </ContactLink>
          </div>
        </Container>
      </div>
    </>
  );
}
