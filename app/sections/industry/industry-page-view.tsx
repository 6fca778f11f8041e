import { INDUSTRY_SECTIONS } from '#content/common/sections.ts';
import type { IndustryPage } from '#content/types.ts';
import { Section } from '#app/ui/layout/section.tsx';

import { CallSection } from '#app/sections/kinds/call-section.tsx';
import { FittingServicesSection } from './fitting-services-section.tsx';
import { IndustryHero } from './industry-hero.tsx';
import { LawSection } from './law-section.tsx';
import { MeasuresSection } from './measures-section.tsx';
import { NextPageLink } from '#app/sections/page/next-page-link.tsx';
import { RuledOffers } from '#app/sections/kinds/offers/ruled-offers.tsx';
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
        eyebrow={INDUSTRY_SECTIONS.solutions}
        heading={page.solutionsHeading}
      >
        <RuledOffers items={page.solutions} />
      </Section>
      <MeasuresSection {...page.results} />
      <LawSection {...page.law} />
      <FittingServicesSection services={page.services} />
      <CallSection id="next-step" tone="ink" {...page.call} />
      <NextPageLink path={page.path} group="industry" tone="paper" />
    </>
  );
}
