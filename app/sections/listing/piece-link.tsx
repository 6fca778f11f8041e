import { PIECE_MINUTES } from 'virtual:piece-minutes';

import { classNames } from '#app/lib/class-names.ts';

/**
 * The title of an item, linked to the page of its piece once that is published. The link loads the document, because the
 * server decides which version of the page it sends.
 */
export function PieceLink({ id, className, children }: { id: string; className?: string; children: string }) {
  if (!(id in PIECE_MINUTES)) return children;
  return (
    <a href={`/insights/${id}`} className={classNames('hover:underline hover:underline-offset-4', className)}>
      {children}
    </a>
  );
}
