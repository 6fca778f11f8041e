import { BREADCRUMB } from '#content/common/sections.ts';
import type { InternalHref } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';

import { Link } from './link.tsx';

export type Crumb = { label: string; href: InternalHref };

type TrailProps = {
  crumbs: readonly Crumb[];
  /** Name of this page; absent where the heading that follows is the same. */
  label?: string;
  /** Replaces the default text colour. */
  colour?: string | undefined;
  className?: string | undefined;
};

/** Path of links from the home page to this one. */
export function Trail({ crumbs, label, colour = 'text-secondary', className }: TrailProps) {
  return (
    <nav aria-label={BREADCRUMB.label} className={className}>
      <ol className={classNames('flex flex-wrap items-center gap-x-3 text-small', colour)}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href} className="flex items-center gap-x-3">
            <Link
              href={crumb.href}
              className="inline-flex min-h-8 items-center underline-offset-4 hover:text-heading hover:underline"
            >
              {crumb.label}
            </Link>
            {(label !== undefined || index < crumbs.length - 1) && <span aria-hidden="true">/</span>}
          </li>
        ))}
        {label !== undefined && (
          <li aria-current="page" className="text-body">
            {label}
          </li>
        )}
      </ol>
    </nav>
  );
}
