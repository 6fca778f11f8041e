import { GOVERNMENT } from '#content/industries/government.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(GOVERNMENT.path);

export default function Government() {
  return <IndustryPageView page={GOVERNMENT} />;
}
