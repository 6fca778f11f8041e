import { EDUCATION } from '#content/industries/education.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(EDUCATION.path);

export default function Education() {
  return <IndustryPageView page={EDUCATION} />;
}
