import { INSIGHTS_ENABLEMENT } from '#content/services/insights-enablement.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(INSIGHTS_ENABLEMENT.path);

export default function InsightsEnablement() {
  return <SectionPageView page={INSIGHTS_ENABLEMENT} />;
}
