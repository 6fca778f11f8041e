import { EARLY_PRESS } from '#content/assessment/load-failure.ts';
import { CRISIS_ASSESSMENT } from '#content/resources/crisis-assessment.ts';
import { ASSESSMENT_ID, useAssessment } from '#app/features/assessment/start/use-assessment.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { CallSection } from '#app/sections/kinds/call-section.tsx';
import { AssessmentChecklists } from '#app/sections/resources/assessment/assessment-checklists.tsx';
import { AssessmentCount } from '#app/sections/resources/assessment/assessment-count.tsx';
import { ToolHead } from '#app/sections/resources/tool-head.tsx';
import { ToolMethod } from '#app/sections/resources/tool-method.tsx';
import { StartLink } from '#app/ui/controls/start-link.tsx';
import { MoreResources } from '#app/sections/resources/more-resources.tsx';

export const meta = () => pageMeta(CRISIS_ASSESSMENT.path);

export default function CrisisAssessment() {
  const { View, areaId, startLink, start, leave } = useAssessment();
  if (View) return <View areaId={areaId} onLeave={leave} />;

  const { path, start: startCopy, method, checklists, count, call } = CRISIS_ASSESSMENT;
  return (
    <>
      <ToolHead
        page={CRISIS_ASSESSMENT}
        start={
          <div>
            <StartLink href={`#${ASSESSMENT_ID}`} early={EARLY_PRESS} ref={startLink} onStart={start}>
              {startCopy.label}
            </StartLink>
            <p className="mt-2 w-0 min-w-full text-small text-secondary">{startCopy.time}</p>
          </div>
        }
      />
      <ToolMethod method={method} />
      {/* Without JavaScript, the start link jumps here. */}
      <div id={ASSESSMENT_ID}>
        <AssessmentChecklists checklists={checklists} />
      </div>
      <AssessmentCount count={count} />
      <CallSection id="next-step" tone="deep" {...call} />
      <MoreResources path={path} tone="paper" />
    </>
  );
}
