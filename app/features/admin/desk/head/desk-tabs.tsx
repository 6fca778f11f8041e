import { useEffect, useRef } from 'react';

import { urlOfView, DESK_VIEWS } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';
import { DESK } from '#content/desk/desk.ts';

type DeskTabsProps = { state: DeskUrl; spam: number | undefined };

/** The views of the desk. Each has its own URL. */
export function DeskTabs({ state, spam }: DeskTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const placed = useRef('');
  // The spam count widens its tab once it is loaded, and moves the tabs after it.
  const place = `${state.url.view} ${spam !== undefined}`;

  // On a phone the current tab may lie beyond the edge. `scrollIntoView` would scroll the page to it as well.
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (placed.current === place || !list.current || !tab) return;
    placed.current = place;
    const { left, right } = list.current.getBoundingClientRect();
    list.current.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
  }, [place]);

  return (
    <nav aria-label={DESK.tabs.label} className="mt-1 border-b border-hairline">
      <ul ref={list} className="flex gap-x-5 overflow-x-auto sm:gap-x-6">
        {DESK_VIEWS.map((view) => (
          <li key={view}>
            <RouterLink
              to={state.hrefOf(urlOfView(view))}
              preventScrollReset
              aria-current={state.url.view === view ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 -outline-offset-2 whitespace-nowrap border-b-2 border-transparent text-small forced-colors:border-b-0 forced-colors:aria-[current=page]:border-b-2 font-medium text-secondary transition-colors hover:text-heading aria-[current=page]:border-accent aria-[current=page]:text-heading"
            >
              {DESK.tabs[view]}
              {view === 'spam' && (
                // As wide as a count of two digits, so that loading the count does not move the tabs after it.
                <span className="min-w-7 tabular-nums">
                  {spam !== undefined && `(${spam.toLocaleString()})`}
                </span>
              )}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
