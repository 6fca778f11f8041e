import { EXECUTIVE_COACHING } from '#content/services/executive-coaching.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(EXECUTIVE_COACHING.path);

export default function ExecutiveCoaching() {
  return <SectionPageView page={EXECUTIVE_COACHING} />;
}
