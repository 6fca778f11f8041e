import { pageOf, type PagePath } from '#content/pages.ts';
import { BREADCRUMB } from '#content/common/sections.ts';
import type { InternalHref } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Link } from '#app/ui/controls/link.tsx';

type Crumb = { label: string; href: InternalHref };

const INSIGHTS: Crumb = { label: pageOf('/insights').label, href: '/insights' };

/** A group has no page of its own: its crumb links to the place that lists its pages. */
const GROUP_CRUMB: Partial<Record<string, Crumb>> = {
  service: { label: BREADCRUMB.services, href: '/#services' },
  industry: { label: BREADCRUMB.industries, href: '/#industries' },
  resource: INSIGHTS,
  tool: INSIGHTS,
};

type BreadcrumbProps = {
  path: PagePath;
  /** Uses the stronger text colour on narrow screens, where the breadcrumb is over the picture. */
  isOverPicture?: boolean;
  className?: string;
};

/** Path from the home page to this one, from the page registry. */
export function Breadcrumb({ path, isOverPicture = false, className }: BreadcrumbProps) {
  const page = pageOf(path);
  const group = GROUP_CRUMB[page.group];
  const crumbs: Crumb[] = [{ label: pageOf('/').label, href: '/' }, ...(group ? [group] : [])];
  return (
    <nav aria-label={BREADCRUMB.label} className={className}>
      <ol
        className={classNames(
          'flex flex-wrap items-center gap-x-3 text-small',
          isOverPicture ? 'text-body lg:text-secondary' : 'text-secondary',
        )}
      >
        {crumbs.map((crumb) => (
          <li key={crumb.href} className="flex items-center gap-x-3">
            <Link
              href={crumb.href}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:text-heading hover:underline"
            >
              {crumb.label}
            </Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page" className="text-body">
          {page.label}
        </li>
      </ol>
    </nav>
  );
}
