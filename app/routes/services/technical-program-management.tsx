import { TECHNICAL_PROGRAM_MANAGEMENT } from '#content/services/technical-program-management.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(TECHNICAL_PROGRAM_MANAGEMENT.path);

export default function TechnicalProgramManagement() {
  return <SectionPageView page={TECHNICAL_PROGRAM_MANAGEMENT} />;
}
