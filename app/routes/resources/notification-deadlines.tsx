import { EARLY_PRESS } from '#content/deadlines/load-failure.ts';
import { NOTIFICATION_DEADLINES } from '#content/resources/notification-deadlines.ts';
import { DEADLINES_ID, useDeadlines } from '#app/features/deadlines/start/use-deadlines.ts';
import { pageMeta } from '#app/lib/pages/page-meta.ts';
import { CallSection } from '#app/sections/kinds/call-section.tsx';
import { ToolHead } from '#app/sections/resources/tool-head.tsx';
import { ToolMethod } from '#app/sections/resources/tool-method.tsx';
import { RegimeList } from '#app/sections/resources/deadlines/regime-list.tsx';
import { MoreResources } from '#app/sections/resources/more-resources.tsx';
import { StartLink } from '#app/ui/controls/start-link.tsx';

export const meta = () => pageMeta(NOTIFICATION_DEADLINES.path);

export default function NotificationDeadlines() {
  const { View, startLink, start, leave } = useDeadlines();
  if (View) return <View onLeave={leave} />;

  const { path, start: startCopy, method, list, call } = NOTIFICATION_DEADLINES;
  return (
    <>
      <ToolHead
        page={NOTIFICATION_DEADLINES}
        start={
          <div>
            <StartLink href={`#${DEADLINES_ID}`} early={EARLY_PRESS} ref={startLink} onStart={start}>
              {startCopy.label}
            </StartLink>
            <p className="mt-2 w-0 min-w-full text-small text-secondary">{startCopy.hint}</p>
            <noscript>
              <p className="mt-2 w-0 min-w-full text-small">{startCopy.withoutScript}</p>
            </noscript>
          </div>
        }
      />
      <ToolMethod method={method} />
      {/* Without JavaScript, the start link jumps here. */}
      <div id={DEADLINES_ID}>
        <RegimeList list={list} />
      </div>
      <CallSection id="next-step" tone="deep" {...call} />
      <MoreResources path={path} tone="paper" />
    </>
  );
}
