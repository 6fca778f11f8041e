import { addressOfView, type DeskView } from '#app/features/admin/desk/address/desk-address.ts';
import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { RouterLink } from '#app/ui/controls/router-link.tsx';

const TABS: readonly { view: DeskView; label: string }[] = [
  { view: 'enquiries', label: 'Enquiries' },
  { view: 'spam', label: 'Spam' },
  { view: 'newsletter', label: 'Newsletter' },
  { view: 'privacy', label: 'Privacy' },
  { view: 'people', label: 'People' },
];

type DeskTabsProps = { state: AddressState; spam: number | undefined };

/** The views of the desk. Each has its own URL. */
export function DeskTabs({ state, spam }: DeskTabsProps) {
  return (
    <nav aria-label="Desk" className="mt-1 border-b border-hairline">
      <ul className="flex gap-x-5 overflow-x-auto sm:gap-x-6">
        {TABS.map(({ view, label }) => (
          <li key={view}>
            <RouterLink
              to={state.hrefOf(addressOfView(view))}
              preventScrollReset
              aria-current={state.address.view === view ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-1.5 -outline-offset-2 whitespace-nowrap border-b-2 border-transparent text-small font-medium text-secondary transition-colors hover:text-heading aria-[current=page]:border-accent aria-[current=page]:text-heading"
            >
              {label}
              {view === 'spam' && spam !== undefined && spam > 0 && (
                <span className="tabular-nums">({spam.toLocaleString()})</span>
              )}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
