import { SECURITY } from '#content/legal/security.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { LegalPageView } from '#app/sections/legal/legal-page-view.tsx';
import { SecurityFeatures } from '#app/sections/legal/security-features.tsx';

export const meta = () => pageMeta(SECURITY.path);

export default function Security() {
  return (
    <LegalPageView page={SECURITY}>
      <SecurityFeatures features={SECURITY.features} />
    </LegalPageView>
  );
}
