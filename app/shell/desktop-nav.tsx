import { useState } from 'react';

import { MENU, MENU_GROUPS, type MenuGroup } from '#content/common/menus.ts';
import { pageOf } from '#content/pages.ts';
import { isBelowInsights, usePathname } from '#app/lib/navigation/use-pathname.ts';

import { ContactLink } from '#app/ui/controls/contact-link.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { NavDropdown } from './nav-dropdown.tsx';

/** The navigation of wide screens; at most one menu is open at a time. */
export function DesktopNav() {
  const pathname = usePathname();
  const [openGroup, setOpenGroup] = useState<MenuGroup | null>(null);
  const current = (path: string) => (path === pathname ? 'page' : undefined);

  return (
    <nav aria-label={MENU.label} className="hidden lg:flex lg:grow lg:items-stretch">
      <ul className="flex grow items-stretch justify-end">
        <li className="nav-item">
          <Link href="/" className="nav-link" aria-current={current('/')}>
            {pageOf('/').label}
          </Link>
        </li>
        {MENU_GROUPS.map(({ group, label, text }) => (
          <NavDropdown
            key={group}
            group={group}
            label={label}
            text={text}
            isOpen={openGroup === group}
            onOpenChange={(isOpen) => setOpenGroup((open) => (isOpen ? group : open === group ? null : open))}
          />
        ))}
        <li className="nav-item">
          <Link
            href="/insights"
            className="nav-link"
            aria-current={current('/insights') ?? (isBelowInsights(pathname) ? 'true' : undefined)}
          >
            {pageOf('/insights').label}
          </Link>
        </li>
        <li className="nav-item">
          <Link href="/about" className="nav-link" aria-current={current('/about')}>
            {pageOf('/about').label}
          </Link>
        </li>
        <li className="nav-item">
          <ContactLink look="plain" replace className="nav-link">
            {MENU.contact}
          </ContactLink>
        </li>
        <li className="nav-item items-center pl-4">
          <ContactLink replace className="min-h-11 px-5 py-2 text-[0.9375rem]">
            {MENU.consultation}
          </ContactLink>
        </li>
      </ul>
    </nav>
  );
}
