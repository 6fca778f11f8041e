import { AI_EDUCATION } from '#content/services/ai-education.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(AI_EDUCATION.path);

export default function AiEducation() {
  return <SectionPageView page={AI_EDUCATION} />;
}
