import type { MetaArgs } from 'react-router';
import { PIECE_MINUTES } from 'virtual:piece-minutes';

import { GateButton } from '#app/features/insight-gate/gate-provider.tsx';
import { NOT_INDEXED, subpageMeta } from '#app/lib/pages/page-meta.ts';
import { LoadDocument } from '#app/sections/piece/load-document.tsx';
import { PieceView } from '#app/sections/piece/piece-view.tsx';
import { isOwnDocument, servedPiece } from '#app/sections/piece/served-piece.ts';
import NotFound from '#app/routes/not-found.tsx';

type PieceParams = { params: { piece?: string } };

export function meta({ params: { piece: id = '' } }: MetaArgs) {
  const piece = servedPiece(id);
  if (!piece) return [NOT_INDEXED];
  const { path, page } = piece.card;
  return subpageMeta({ path, ...page }, path);
}

export default function Piece({ params: { piece: id = '' } }: PieceParams) {
  const piece = servedPiece(id);
  if (piece) return <PieceView key={id} piece={piece} gate={GateButton} />;
  return id in PIECE_MINUTES && !isOwnDocument() ? <LoadDocument /> : <NotFound />;
}
