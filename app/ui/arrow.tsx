import { classNames } from '#app/lib/class-names.ts';

type ArrowProps = { className?: string };

/** Thin arrow that steps 3 px along when its link, button or card is pointed at. */
export function Arrow({ className }: ArrowProps) {
  return (
    <svg
      viewBox="0 0 18 12"
      width="18"
      height="12"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={classNames('arrow', className)}
    >
      <path d="M0 6h16M11 1l5 5-5 5" />
    </svg>
  );
}
