import type { Gate } from '#app/sections/listing/gate.ts';

import { PieceGate } from './piece-gate.tsx';
import { PieceHero } from './piece-hero.tsx';
import { PieceText } from './piece-text.tsx';
import { ReadNext } from './read-next.tsx';
import type { ServedPiece } from './served-piece.ts';

/** The page of a piece, for visitors and readers alike: only the HTML inside `PieceText` differs. */
export function PieceView({ piece, gate }: { piece: ServedPiece; gate: Gate }) {
  const { card } = piece;
  return (
    <article aria-labelledby={`${card.id}-title`}>
      <PieceHero piece={card} />
      <div className="tone-paper">
        <PieceText piece={piece} />
        <PieceGate piece={card} gate={gate} />
      </div>
      <ReadNext pieces={card.next} />
    </article>
  );
}
