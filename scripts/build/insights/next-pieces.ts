import type { LoadedPiece } from './load-pieces.ts';

const COUNT = 3;

/** The pieces that share most topics with this one, newer ones first among equals. */
export function nextPieces(piece: LoadedPiece, all: readonly LoadedPiece[]): LoadedPiece[] {
  const shared = ({ topics }: LoadedPiece) => topics.filter((topic) => piece.topics.includes(topic)).length;
  return all
    .filter(({ id }) => id !== piece.id)
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, COUNT);
}
