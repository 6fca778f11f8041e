import { useEffect } from 'react';

import { INCIDENT_RESPONSE } from '#content/services/incident-response.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';
import { OFFLINE_WORKER } from '#shared/offline-worker.ts';

export const meta = () => pageMeta(INCIDENT_RESPONSE.path);

export default function IncidentResponse() {
  useEffect(() => {
    // Without it the page is still complete online, so a refusal (private windows, old browsers) is no fault.
    navigator.serviceWorker?.register(OFFLINE_WORKER, { scope: INCIDENT_RESPONSE.path }).catch(() => {});
  }, []);
  return <SectionPageView page={INCIDENT_RESPONSE} />;
}
