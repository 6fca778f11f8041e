import { HEALTHCARE } from '#content/industries/healthcare.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { IndustryPageView } from '#app/sections/industry/industry-page-view.tsx';

export const meta = () => pageMeta(HEALTHCARE.path);

export default function Healthcare() {
  return <IndustryPageView page={HEALTHCARE} />;
}
