import { PIECE_MINUTES } from 'virtual:piece-minutes';

/**
 * The title of an item, linked to the page of its piece once that is published. The link loads the document, because the
 * server decides which version of the page it sends.
 */
export function PieceLink({ id, children }: { id: string; children: string }) {
  if (!(id in PIECE_MINUTES)) return children;
  return (
    <a href={`/insights/${id}`} className="relative z-1 hover:underline hover:underline-offset-4">
      {children}
    </a>
  );
}
