import { RETAIL } from '#content/industries/retail.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(RETAIL.path);

export default function Retail() {
  return <IndustryPageView page={RETAIL} />;
}
