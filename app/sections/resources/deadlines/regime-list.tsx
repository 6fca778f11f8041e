import { REGIME_NAMES } from '#content/deadlines/names.ts';
import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import type { NOTIFICATION_DEADLINES } from '#content/resources/notification-deadlines.ts';
import { groupBy } from '#app/lib/group-by.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { Section } from '#app/ui/layout/section.tsx';

type List = (typeof NOTIFICATION_DEADLINES)['list'];

/** States are one group: the law of a state is named after it, and a heading of its own would repeat the link. */
function groupOf({ id }: (typeof REGIME_PAGES)[number], states: string): string {
  const { jurisdiction } = REGIME_NAMES[id];
  return id.startsWith('us-') && jurisdiction !== 'United States' ? states : jurisdiction;
}

/** Links to the page of each regime, so that this page is of use without JavaScript. */
export function RegimeList({ list }: { list: List }) {
  const groups = [...groupBy(REGIME_PAGES, (page) => groupOf(page, list.states))];
  return (
    <Section id="regimes" tone="paper" heading={list.heading} lead={list.lead} layout="stacked">
      <div className="gap-x-10 sm:columns-2 lg:columns-3">
        {groups.map(([place, pages]) => (
          <div key={place} className="mb-8 break-inside-avoid">
            <h3 className="font-display text-h3 text-heading">{place}</h3>
            <ul className="mt-2">
              {pages.map(({ path, label }) => (
                <li key={path}>
                  <RouterLink
                    to={path}
                    className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.2em]"
                  >
                    {label}
                  </RouterLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
