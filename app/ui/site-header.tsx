import { FIRM } from '#app/content/firm.ts';
import { useScrolled } from '#app/lib/use-scrolled.ts';

import { Container } from './container.tsx';
import { DesktopNav } from './desktop-nav.tsx';
import { Link } from './link.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Fixed bar: transparent over a hero (an element with `data-hero`), ink elsewhere and once scrolled. */
export function SiteHeader() {
  const isScrolled = useScrolled();
  return (
    <header className="site-header tone-ink no-print" data-scrolled={isScrolled || undefined}>
      <Container className="site-header-row">
        <Link href="/" className="flex min-h-11 items-center" aria-label={`${FIRM.name}, home`}>
          <Logo />
        </Link>
        <DesktopNav />
        <MobileMenu />
      </Container>
    </header>
  );
}
