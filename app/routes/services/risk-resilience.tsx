import { RISK_RESILIENCE } from '#content/services/risk-resilience.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(RISK_RESILIENCE.path);

export default function RiskResilience() {
  return <SectionPageView page={RISK_RESILIENCE} />;
}
