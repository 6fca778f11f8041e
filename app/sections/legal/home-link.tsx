import { classNames } from '#app/lib/class-names.ts';
import { Arrow } from '#app/ui/controls/arrow.tsx';
import { Link } from '#app/ui/controls/link.tsx';

type HomeLinkProps = {
  /** Direction of the arrow: `back` points left, before the text; `on` points right, after the text. */
  direction: 'back' | 'on';
  className?: string;
  children: string;
};

export function HomeLink({ direction, className, children }: HomeLinkProps) {
  return (
    <Link
      href="/"
      className={classNames(
        'inline-flex min-h-11 items-center gap-3 font-medium text-heading underline decoration-accent decoration-1 underline-offset-[0.4em] hover:decoration-2',
        className,
      )}
    >
      {direction === 'back' && (
        <span className="-scale-x-100">
          <Arrow />
        </span>
      )}
      {children}
      {direction === 'on' && <Arrow />}
    </Link>
  );
}
