import { pageOf, type PagePath } from '#content/pages.ts';
import type { InternalHref } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Link } from '#app/ui/link.tsx';

type Crumb = { label: string; href: InternalHref };

/** Groups have no page of their own: their crumb leads to where the home page lists them. */
const GROUP_CRUMB: Partial<Record<string, Crumb>> = {
  service: { label: 'Services', href: '/#services' },
  industry: { label: 'Industries', href: '/#industries' },
  resource: { label: 'Insights', href: '/insights' },
};

type BreadcrumbProps = {
  path: PagePath;
  /** Over a picture the quieter text colour would be too quiet. */
  isOverPicture?: boolean;
  className?: string;
};

/** Way from the home page to this one, from the page registry. */
export function Breadcrumb({ path, isOverPicture = false, className }: BreadcrumbProps) {
  const page = pageOf(path);
  const group = GROUP_CRUMB[page.group];
  const crumbs: Crumb[] = [{ label: pageOf('/').label, href: '/' }, ...(group ? [group] : [])];
  return (
    <nav aria-label="Breadcrumb" className={className}>
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
