import { INCIDENT_RESPONSE } from '#content/services/incident-response.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(INCIDENT_RESPONSE.path);

export default function IncidentResponse() {
  return <SectionPageView page={INCIDENT_RESPONSE} />;
}
