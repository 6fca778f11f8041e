import { TERMS } from '#content/legal/terms.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { LegalPageView } from '#app/sections/legal/legal-page-view.tsx';

export const meta = () => pageMeta(TERMS.path);

export default function Terms() {
  return <LegalPageView page={TERMS} />;
}
