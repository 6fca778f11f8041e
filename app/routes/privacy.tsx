import { PRIVACY } from '#content/legal/privacy.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { LegalPageView } from '#app/sections/legal/legal-page-view.tsx';

export const meta = () => pageMeta(PRIVACY.path);

export default function Privacy() {
  return <LegalPageView page={PRIVACY} />;
}
