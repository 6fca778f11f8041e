import { ABOUT } from '#content/about.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { SectionPageView } from '#app/sections/page/section-page-view.tsx';

export const meta = () => pageMeta(ABOUT.path);

export default function About() {
  return <SectionPageView page={ABOUT} />;
}
