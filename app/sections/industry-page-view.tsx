import type { IndustryPage } from '#content/types.ts';
import { Section } from '#app/ui/section.tsx';

import { CallSection } from './call-section.tsx';
import { FittingServicesSection } from './fitting-services-section.tsx';
import { IndustryHero } from './industry-hero.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { PageTurn } from './page-turn.tsx';
import { RuledOffers } from './ruled-offers.tsx';
import { SituationSection } from './situation-section.tsx';

export function IndustryPageView({ page }: { page: IndustryPage }) {
  return (
    <>
      <IndustryHero path={page.path} hero={page.hero} />
      <SituationSection {...page.situation} />
      <Section
        id="solutions"
        tone="paper-2"
        layout="stacked"
        eyebrow="Solutions"
        heading={page.solutionsHeading}
      >
        <RuledOffers items={page.solutions} />
      </Section>
      <MeasuresSection {...page.results} />
      <FittingServicesSection services={page.services} />
      <CallSection id="next-step" tone="ink" image="banner-industries" {...page.call} />
      <PageTurn path={page.path} group="industry" tone="paper" />
    </>
  );
}
