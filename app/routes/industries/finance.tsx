import { FINANCE } from '#content/industries/finance.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(FINANCE.path);

export default function Finance() {
  return <IndustryPageView page={FINANCE} />;
}
