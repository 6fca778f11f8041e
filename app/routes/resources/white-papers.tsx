import { WHITE_PAPERS } from '#content/resources/white-papers.ts';
import { GateButton } from '#app/features/insight-gate/gate-provider.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { CallSection } from '#app/sections/kinds/call-section.tsx';
import { MoreResources } from '#app/sections/resources/more-resources.tsx';
import { ResourceHero } from '#app/sections/resources/resource-hero.tsx';
import { WhitePaperList } from '#app/sections/resources/white-paper-list.tsx';

export const meta = () => pageMeta(WHITE_PAPERS.path);

export default function WhitePapers() {
  const { path, hero, list, call } = WHITE_PAPERS;
  return (
    <>
      <ResourceHero path={path} hero={hero} focus="object-[70%_20%]" />
      <WhitePaperList list={list} gate={GateButton} />
      <MoreResources path={path} tone="paper-2" />
      <CallSection id="next-step" tone="deep" {...call} />
    </>
  );
}
