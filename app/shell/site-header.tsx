import { HOME_LINK } from '#content/common/menus.ts';
import { useScrolled } from './use-scrolled.ts';

import { Container } from '#app/ui/layout/container.tsx';
import { DesktopNav } from './desktop-nav.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { Logo } from '#app/ui/media/logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Fixed bar: transparent over a hero (an element with `data-hero`), ink on other pages and after scrolling. */
export function SiteHeader() {
  const isScrolled = useScrolled();
  return (
    <header className="site-header tone-ink no-print" data-scrolled={isScrolled || undefined}>
      <Container className="site-header-row">
        <Link href="/" className="flex min-h-11 items-center" aria-label={HOME_LINK}>
          <Logo />
        </Link>
        <DesktopNav />
        <MobileMenu />
      </Container>
    </header>
  );
}
