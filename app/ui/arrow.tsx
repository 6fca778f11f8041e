import { classNames } from '#app/lib/class-names.ts';

import { LineIcon } from './line-icon.tsx';

type ArrowProps = { className?: string };

/** Thin arrow that steps 3 px along when its link, button or card is pointed at. */
export function Arrow({ className }: ArrowProps) {
  return (
    <LineIcon width={18} height={12} className={classNames('arrow', className)}>
      <path d="M0 6h16M11 1l5 5-5 5" />
    </LineIcon>
  );
}
