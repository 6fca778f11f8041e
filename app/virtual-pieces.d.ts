declare module 'virtual:pieces' {
  import type { PieceCard } from '#content/insights/piece.ts';

  /** The published pieces, newest first, for prerendering. Empty in the browser. */
  export const PIECES: readonly PieceCard[];
  /** HTML of each published piece by id, for prerendering. Empty in the browser. */
  export const PIECE_HTML: Readonly<Record<string, string>>;
}

declare module 'virtual:piece-minutes' {
  /** Reading time of each published piece, by id. */
  export const PIECE_MINUTES: Readonly<Record<string, number>>;
}

declare module 'virtual:insight-covers' {
  import type { PieceCard } from '#content/insights/piece.ts';

  /** Covers of the insights on the insights page, by id. */
  export const INSIGHT_COVERS: Readonly<Record<string, PieceCard['cover']>>;
}
