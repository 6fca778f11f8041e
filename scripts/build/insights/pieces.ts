import { loadPieces } from './load-pieces.ts';

/** The published pieces, newest first, and what is wrong with the files that had to be left out. */
export const { pieces: PIECES, problems: PIECE_PROBLEMS } = loadPieces();
