import { TECHNOLOGY } from '#content/industries/technology.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry-page-view.tsx';

export const meta = () => pageMeta(TECHNOLOGY.path);

export default function Technology() {
  return <IndustryPageView page={TECHNOLOGY} />;
}
