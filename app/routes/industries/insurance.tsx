import { INSURANCE } from '#content/industries/insurance.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry-page-view.tsx';

export const meta = () => pageMeta(INSURANCE.path);

export default function Insurance() {
  return <IndustryPageView page={INSURANCE} />;
}
