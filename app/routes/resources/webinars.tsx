import { WEBINARS } from '#content/resources/webinars.ts';
import { useUpcomingSessions } from '#app/features/events/use-upcoming-sessions.ts';
import { GateButton } from '#app/features/insight-gate/gate-provider.tsx';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { CallSection } from '#app/sections/kinds/call-section.tsx';
import { MoreResources } from '#app/sections/resources/more-resources.tsx';
import { ResourceHero } from '#app/sections/resources/resource-hero.tsx';
import { RecordedWebinars, UpcomingWebinars } from '#app/sections/resources/webinar-lists.tsx';

export const meta = () => pageMeta(WEBINARS.path);

export default function Webinars() {
  const { path, hero, upcoming, recorded, call } = WEBINARS;
  return (
    <>
      <ResourceHero path={path} hero={hero} focus="object-[60%_60%]" />
      <UpcomingWebinars list={upcoming} items={useUpcomingSessions()} />
      <RecordedWebinars list={recorded} gate={GateButton} />
      <MoreResources path={path} tone="paper" />
      <CallSection id="next-step" tone="deep" {...call} />
    </>
  );
}
