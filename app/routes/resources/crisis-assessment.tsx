import { CRISIS_ASSESSMENT } from '#app/content/resources/crisis-assessment.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { CallSection } from '#app/sections/call-section.tsx';
import { AssessmentChecklists } from '#app/sections/resources/assessment-checklists.tsx';
import { AssessmentCount } from '#app/sections/resources/assessment-count.tsx';
import { AssessmentHead } from '#app/sections/resources/assessment-head.tsx';
import { AssessmentMethod } from '#app/sections/resources/assessment-method.tsx';
import { MoreResources } from '#app/sections/resources/more-resources.tsx';

export const meta = () => pageMeta(CRISIS_ASSESSMENT.path);

export default function CrisisAssessment() {
  const { path, method, checklists, count, call } = CRISIS_ASSESSMENT;
  return (
    <>
      <AssessmentHead page={CRISIS_ASSESSMENT} />
      <AssessmentMethod method={method} />
      <AssessmentChecklists checklists={checklists} />
      <AssessmentCount count={count} />
      <CallSection id="next-step" tone="deep" {...call} />
      <MoreResources path={path} tone="paper" />
    </>
  );
}
