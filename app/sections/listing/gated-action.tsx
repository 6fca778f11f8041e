import { PIECE_MINUTES } from 'virtual:piece-minutes';

import { classNames } from '#app/lib/class-names.ts';
import type { ButtonLook } from '#app/ui/controls/button-class.ts';

import type { Gate } from './gate.ts';

type GatedActionProps = {
  gate: Gate;
  label: string;
  /** Id of the item; its title has the id `${itemId}-title`. */
  itemId: string;
  /** Where it leads a reader; by default to the item's piece, once that is published. */
  readerHref?: string | undefined;
  look?: ButtonLook;
  className?: string;
};

/** Read, view, browse, watch or download. Hidden in print and without JavaScript, where the gate cannot open. */
export function GatedAction({
  gate: Gate,
  label,
  itemId,
  readerHref,
  look = 'text',
  className,
}: GatedActionProps) {
  return (
    <Gate
      look={look}
      readerHref={readerHref ?? (itemId in PIECE_MINUTES ? `/insights/${itemId}` : undefined)}
      aria-describedby={`${itemId}-title`}
      className={classNames('no-print noscript:hidden', className)}
    >
      {label}
    </Gate>
  );
}
