import { CASE_STUDIES } from '#content/resources/case-studies.ts';
import { GateButton } from '#app/features/insight-gate/gate-provider.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { CallSection } from '#app/sections/kinds/call-section.tsx';
import { Sample } from '#app/sections/kinds/sample.tsx';
import { Section } from '#app/ui/layout/section.tsx';
import { CaseStudyList } from '#app/sections/resources/case-study-list.tsx';
import { MoreResources } from '#app/sections/resources/more-resources.tsx';
import { ResourceHero } from '#app/sections/resources/resource-hero.tsx';

export const meta = () => pageMeta(CASE_STUDIES.path);

export default function CaseStudies() {
  const { path, hero, list, exhibit, call } = CASE_STUDIES;
  const { sample, ...frame } = exhibit;
  return (
    <>
      <ResourceHero path={path} hero={hero} focus="object-[90%_45%]" />
      <CaseStudyList list={list} gate={GateButton} />
      <Section id="situation-report" tone="paper-2" {...frame}>
        <Sample {...sample} />
      </Section>
      <MoreResources path={path} tone="paper" />
      <CallSection id="next-step" tone="deep" {...call} />
    </>
  );
}
