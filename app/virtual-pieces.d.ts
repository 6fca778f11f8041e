declare module 'virtual:pieces' {
  import type { PieceCard } from '#content/insights/piece.ts';

  /** The published pieces, newest first, for prerendering. Empty in the browser. */
  export const PIECES: readonly PieceCard[];
  /** HTML of each piece by id, likewise. */
  export const PIECE_HTML: Readonly<Record<string, string>>;
}

declare module 'virtual:piece-minutes' {
  /** Reading time of each published piece, by id. */
  export const PIECE_MINUTES: Readonly<Record<string, number>>;
}

declare module 'virtual:insight-covers' {
  import type { PieceCard } from '#content/insights/piece.ts';

  /** By id, of the insights that the front page of the insights shows. */
  export const INSIGHT_COVERS: Readonly<Record<string, PieceCard['cover']>>;
}
