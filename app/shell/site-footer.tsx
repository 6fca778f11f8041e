import { FIRM, HOTLINES } from '#content/firm.ts';
import { FOOTER, HOME_LINK } from '#content/common/menus.ts';
import { pageOf, pagesOf, type Page } from '#content/pages.ts';

import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { Link } from '#app/ui/controls/link.tsx';
import { Logo } from '#app/ui/media/logo.tsx';

type ColumnProps = { id: string; heading: string; pages: readonly Page[] };

function Column({ id, heading, pages }: ColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <Heading level={2} size="h4" id={id} className="mb-3">
        {heading}
      </Heading>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <Link href={page.path} className="footer-link">
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Brand() {
  return (
    <div>
      <Link href="/" className="inline-flex min-h-11 items-center" aria-label={HOME_LINK}>
        <Logo />
      </Link>
      <p className="mt-3 text-small text-secondary">{FIRM.tagline}</p>
      <address className="mt-6 text-small text-secondary">
        <p>{FIRM.offices.map((office) => office.city).join(' · ')}</p>
        <p>
          <a href={`mailto:${FIRM.email}`} className="footer-link">
            {FIRM.email}
          </a>
        </p>
        <p>
          <a href={FIRM.phone.href} className="footer-link">
            {FIRM.phone.label}
          </a>
        </p>
      </address>
      <ul className="mt-3 flex gap-6">
        {FIRM.social.map((account) => (
          <li key={account.label}>
            <a href={account.href} rel="noopener" className="footer-link">
              {account.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Hotline() {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-y border-hairline py-8">
      <p className="text-secondary">{FOOTER.hotline}</p>
      <p className="grid gap-y-2 lg:text-right">
        {HOTLINES.map(({ place, label, href }) => (
          <a key={place} href={href} className="font-display text-h2 text-heading tabular-nums">
            {`${place} `}
            {/* An inline-flex box keeps the number on one line; `whitespace-nowrap` would add a rule to every page. */}
            <span className="inline-flex hover:underline">{label}</span>
          </a>
        ))}
      </p>
    </div>
  );
}

export function SiteFooter() {
  return (
    <footer id="footer" className="contour tone-ink relative overflow-hidden">
      <Container className="relative pt-20 pb-24 2xl:pb-8">
        <Hotline />
        <div className="grid gap-x-6 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-4">
          <Brand />
          <Column id="footer-services" heading={FOOTER.services} pages={pagesOf('service')} />
          <Column id="footer-industries" heading={FOOTER.industries} pages={pagesOf('industry')} />
          <Column
            id="footer-resources"
            heading={FOOTER.resources}
            pages={[pageOf('/insights'), ...pagesOf('resource')]}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-hairline pt-6">
          <p className="text-small text-secondary">{FOOTER.copyright}</p>
          <nav aria-label={FOOTER.legal}>
            <ul className="flex flex-wrap gap-x-8">
              {pagesOf('legal').map((page) => (
                <li key={page.path}>
                  <Link href={page.path} className="footer-link">
                    {page.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </footer>
  );
}
