import { DEFENSE } from '#content/industries/defense.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry-page-view.tsx';

export const meta = () => pageMeta(DEFENSE.path);

export default function Defense() {
  return <IndustryPageView page={DEFENSE} />;
}
