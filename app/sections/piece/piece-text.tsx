import { PIECE_ELEMENT_ID } from '#content/insights/piece.ts';

import type { ServedPiece } from './served-piece.ts';

/** The text of a piece, with its card for `servedPiece`. */
export function PieceText({ piece }: { piece: ServedPiece }) {
  return (
    <div
      id={PIECE_ELEMENT_ID}
      data-card={piece.cardJson}
      suppressHydrationWarning
      className="peer column pt-12 pb-16 lg:pt-16 print:py-4"
      dangerouslySetInnerHTML={{ __html: piece.html }}
    />
  );
}
