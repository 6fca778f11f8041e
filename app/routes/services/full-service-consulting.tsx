import { FULL_SERVICE_CONSULTING } from '#content/services/full-service-consulting.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(FULL_SERVICE_CONSULTING.path);

export default function FullServiceConsulting() {
  return <SectionPageView page={FULL_SERVICE_CONSULTING} />;
}
