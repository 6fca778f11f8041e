import { useEffect } from 'react';

import { INCIDENT_RESPONSE } from '#content/services/incident-response.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';
import { OFFLINE_WORKER } from '#shared/offline-worker.ts';

export const meta = () => pageMeta(INCIDENT_RESPONSE.path);

export default function IncidentResponse() {
  useEffect(() => {
    // The page also works online without it, so a rejection (private windows, old browsers) is not an error.
    navigator.serviceWorker?.register(OFFLINE_WORKER, { scope: INCIDENT_RESPONSE.path }).catch(() => {});
  }, []);
  return <SectionPageView page={INCIDENT_RESPONSE} />;
}
