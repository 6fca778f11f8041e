import { BREADCRUMB } from '#content/common/sections.ts';

import { pageOf, type PagePath } from '#content/pages.ts';
import { Trail, type Crumb } from '#app/ui/controls/trail.tsx';

const crumbOf = (path: PagePath): Crumb => ({ label: pageOf(path).label, href: path });

const INSIGHTS = crumbOf('/insights');

/** A group has no page of its own: its crumb links to the place that lists its pages. */
const GROUP_CRUMBS: Partial<Record<string, readonly Crumb[]>> = {
  service: [{ label: BREADCRUMB.services, href: '/#services' }],
  industry: [{ label: BREADCRUMB.industries, href: '/#industries' }],
  resource: [INSIGHTS],
  tool: [INSIGHTS],
  changes: [INSIGHTS, crumbOf('/resources/notification-deadlines')],
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
  return (
    <Trail
      crumbs={[crumbOf('/'), ...(GROUP_CRUMBS[page.group] ?? [])]}
      label={page.label}
      colour={isOverPicture ? 'text-body lg:text-secondary' : undefined}
      className={className}
    />
  );
}
