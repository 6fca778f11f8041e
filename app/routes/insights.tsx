import { INSIGHTS_PAGE } from '#content/insights.ts';
import { GateButton } from '#app/features/insight-gate/gate-provider.tsx';
import { AlreadySubscriber } from '#app/sections/forms/already-subscriber.tsx';
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { InsightFront } from '#app/sections/insights/insight-front.tsx';
import { InsightHero } from '#app/sections/insights/insight-hero.tsx';
import { InsightLibrary } from '#app/sections/insights/insight-library.tsx';
import { NewsletterBand } from '#app/sections/insights/newsletter-band.tsx';

export const meta = () => pageMeta(INSIGHTS_PAGE.path);

export default function Insights() {
  return (
    <>
      <InsightHero hero={INSIGHTS_PAGE.hero} />
      <InsightFront page={INSIGHTS_PAGE} gate={GateButton} />
      <InsightLibrary library={INSIGHTS_PAGE.library} gate={GateButton} />
      <NewsletterBand newsletter={INSIGHTS_PAGE.newsletter} home={INSIGHTS_PAGE.home}>
        <NewsletterForm />
        <AlreadySubscriber />
      </NewsletterBand>
    </>
  );
}
