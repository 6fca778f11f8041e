import { pageOf } from '#content/pages.ts';
import type { SectionPage } from '#content/types.ts';

import { PageHero } from './page-hero.tsx';
import { PageSections } from './page-sections.tsx';
import { PageTurn } from './page-turn.tsx';

/** A whole page composed of sections; a service page ends with a link to the next service. */
export function SectionPageView({ page }: { page: SectionPage }) {
  const { path, hero, sections } = page;
  const isInk = sections.every((section) => section.tone === 'ink');
  return (
    <>
      <PageHero path={path} hero={hero} isInk={isInk} />
      <PageSections sections={sections} callImage={isInk ? undefined : 'banner-services'} />
      {pageOf(path).group === 'service' && (
        <PageTurn path={path} group="service" tone={isInk ? 'ink' : 'paper'} />
      )}
    </>
  );
}
