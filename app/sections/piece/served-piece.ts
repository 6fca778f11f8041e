import { PIECE_HTML, PIECES } from 'virtual:pieces';

import { PIECE_ELEMENT_ID, type PieceCard } from '#content/insights/piece.ts';

export type ServedPiece = {
  card: PieceCard;
  /** The card as the server wrote it into the document. */
  cardJson: string;
  html: string;
};

/** Pieces seen in this tab, so that Back works without a reload. */
const seen = new Map<string, ServedPiece>();

function pieceInDocument(id: string): ServedPiece | undefined {
  const element = document.getElementById(PIECE_ELEMENT_ID);
  const cardJson = element?.dataset['card'];
  if (!element || !cardJson) return undefined;
  // Trusted: our own build wrote this JSON.
  const card = JSON.parse(cardJson) as PieceCard;
  return card.id === id ? { card, cardJson, html: element.innerHTML } : undefined;
}

/**
 * The HTML of a piece as the document contains it. Visitors and readers get different HTML from the server, and no script
 * contains the text, so the browser reads it from the document. Prerendering takes it from the build.
 */
export function servedPiece(id: string): ServedPiece | undefined {
  const html = PIECE_HTML[id];
  const card = PIECES.find((piece) => piece.id === id);
  if (card && html !== undefined) return { card, cardJson: JSON.stringify(card), html };
  if (typeof document === 'undefined') return undefined;
  const piece = seen.get(id) ?? pieceInDocument(id);
  if (piece) seen.set(id, piece);
  return piece;
}

/** Whether this document was loaded from its current URL, so that a reload would give the same document. */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry?.name.split('#')[0] === window.location.href.split('#')[0];
}
