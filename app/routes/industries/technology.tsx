import { TECHNOLOGY } from '#content/industries/technology.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(TECHNOLOGY.path);

export default function Technology() {
  return <IndustryPageView page={TECHNOLOGY} />;
}
