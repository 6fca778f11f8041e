import type { Page } from '#content/pages.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Arrow } from '#app/ui/controls/arrow.tsx';
import { Link } from '#app/ui/controls/link.tsx';

type PageItemProps = { page: Page; className: string; arrowClassName?: string };

/** A page with its summary, as an item of a list under hairlines. */
export function PageItem({ page, className, arrowClassName }: PageItemProps) {
  return (
    <li className={classNames('card relative flex justify-between border-t border-hairline', className)}>
      <div>
        <Link href={page.path} className="card-link font-display text-h3 text-heading">
          {page.label}
        </Link>
        <p className="mt-1 text-small text-secondary">{page.summary}</p>
      </div>
      <Arrow className={classNames('text-accent-ink', arrowClassName)} />
    </li>
  );
}
