import { classNames } from '#app/lib/class-names.ts';

import { LineIcon } from '#app/ui/media/line-icon.tsx';

type ArrowProps = { className?: string };

/** Thin arrow that moves 3 px to the right when its link, button or card is hovered. */
export function Arrow({ className }: ArrowProps) {
  return (
    <LineIcon width={18} height={12} className={classNames('arrow', className)}>
      <path d="M0 6h16M11 1l5 5-5 5" />
    </LineIcon>
  );
}
