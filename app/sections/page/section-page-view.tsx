import { pageOf } from '#content/pages.ts';
import type { SectionPage } from '#content/types.ts';

import { PageHero } from './page-hero.tsx';
import { SectionList } from './section-list.tsx';
import { NextPageLink } from './next-page-link.tsx';

/** A whole page composed of sections; a service page ends with a link to the next service. */
export function SectionPageView({ page }: { page: SectionPage }) {
  const { path, hero, sections } = page;
  const isInk = sections.every((section) => section.tone === 'ink');
  return (
    <>
      <PageHero path={path} hero={hero} isInk={isInk} isShort={sections[0]?.kind === 'hotline'} />
      <SectionList sections={sections} />
      {pageOf(path).group === 'service' && (
        <NextPageLink path={path} group="service" tone={isInk ? 'ink' : 'paper'} />
      )}
    </>
  );
}
