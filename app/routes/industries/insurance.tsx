import { INSURANCE } from '#content/industries/insurance.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(INSURANCE.path);

export default function Insurance() {
  return <IndustryPageView page={INSURANCE} />;
}
