import { HOTLINES } from '#content/firm.ts';
import { MENU, MENU_GROUPS } from '#content/common/menus.ts';
import { pageOf, pagesOf } from '#content/pages.ts';
import { useMobileMenu } from './use-mobile-menu.ts';
import { isBelowInsights, usePathname } from '#app/lib/navigation/use-pathname.ts';

import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { LineIcon } from '#app/ui/media/line-icon.tsx';
import { Link } from '#app/ui/controls/link.tsx';

/** The navigation of narrow screens: a full-height sheet in which each group is a disclosure. */
export function MobileMenu() {
  const pathname = usePathname();
  const menu = useMobileMenu();
  const current = (path: string) => (path === pathname ? 'page' : undefined);

  return (
    <details ref={menu} className="mobile-menu lg:hidden">
      <summary className="mobile-toggle">
        <span className="when-closed">{MENU.open}</span>
        <span className="when-open">{MENU.close}</span>
        <LineIcon width={22} height={22}>
          <path className="when-closed" d="M1 8h20M1 15h20" />
          <path className="when-open" d="M4 4l14 14M18 4L4 18" />
        </LineIcon>
      </summary>
      <nav aria-label={MENU.label} className="mobile-sheet tone-ink">
        <ul className="border-t border-hairline">
          <li>
            <Link href="/" className="sheet-link" aria-current={current('/')}>
              {pageOf('/').label}
            </Link>
          </li>
          {MENU_GROUPS.map(({ group, label }) => (
            <li key={group}>
              <details name="menu-group" className="sheet-group">
                <summary className="sheet-link">
                  {label}
                  <LineIcon width={14} height={14}>
                    <path d="M0 7h14" />
                    <path className="when-closed" d="M7 0v14" />
                  </LineIcon>
                </summary>
                <ul className="pb-4">
                  {pagesOf(group).map((page) => (
                    <li key={page.path}>
                      <Link href={page.path} className="sheet-sublink" aria-current={current(page.path)}>
                        {page.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
          <li>
            <Link
              href="/insights"
              className="sheet-link"
              aria-current={current('/insights') ?? (isBelowInsights(pathname) ? 'true' : undefined)}
            >
              {pageOf('/insights').label}
            </Link>
          </li>
          <li>
            <Link href="/about" className="sheet-link" aria-current={current('/about')}>
              {pageOf('/about').label}
            </Link>
          </li>
          <li>
            <ContactLink look="plain" replace className="sheet-link">
              {MENU.contact}
            </ContactLink>
          </li>
        </ul>
        <div className="mt-8 grid gap-6">
          <ContactLink replace>{MENU.consultation}</ContactLink>
          <p className="grid text-small text-secondary">
            {HOTLINES.map(({ place, label, href }) => (
              <span key={place}>
                {`${MENU.hotline} ${place} `}
                <a href={href} className="inline-flex min-h-11 items-center text-heading underline">
                  {label}
                </a>
              </span>
            ))}
          </p>
        </div>
      </nav>
    </details>
  );
}
