import { DEFENSE } from '#content/industries/defense.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(DEFENSE.path);

export default function Defense() {
  return <IndustryPageView page={DEFENSE} />;
}
