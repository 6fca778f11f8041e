import { FIRM } from '#content/firm.ts';
import { COVERS } from '#content/images/covers.generated.ts';
import { IMAGES } from '#content/images/images.generated.ts';
import { CATEGORY_IMAGES, INSIGHT_ACTIONS, type InsightCategory } from '#content/insights.ts';
import type { PieceCard, PieceType } from '#content/insights/piece.ts';
import { RESOURCE_ACTIONS } from '#content/resources/library.ts';
import { DESCRIPTION_CHARACTERS, shorten } from '#shared/text/shorten.ts';

import type { LoadedPiece } from './load-pieces.ts';
import { nextPieces } from './next-pieces.ts';

const TITLE_CHARACTERS = 60;
const ACTIONS: Record<PieceType, string> = { ...INSIGHT_ACTIONS, ...RESOURCE_ACTIONS };

export function pageOfPiece({ title, abstract }: LoadedPiece): PieceCard['page'] {
  const withFirm = `${title} | ${FIRM.name}`;
  return {
    title: withFirm.length <= TITLE_CHARACTERS ? withFirm : title,
    description: shorten(abstract, DESCRIPTION_CHARACTERS),
  };
}

/** The cover of a piece, or the image of its topic while it has none of its own. */
export function coverOf(id: string, topic: InsightCategory | undefined): PieceCard['cover'] {
  const name = `piece-${id}`;
  const own = COVERS[name];
  const shared = topic ? CATEGORY_IMAGES[topic] : 'hero-insights';
  return own ? { name, ...own } : { name: shared, ...IMAGES[shared] };
}

/**
 * The public data of a piece.
 * @param all the pieces among which the next ones to read are chosen
 */
export function cardOf(piece: LoadedPiece, all: readonly LoadedPiece[]): PieceCard {
  const { id, path, title, type, category, practice, date, topics, abstract, minutes, text } = piece;
  return {
    id,
    path,
    title,
    type,
    category,
    practice,
    date,
    topics,
    abstract,
    minutes,
    page: pageOfPiece(piece),
    action: ACTIONS[type],
    words: text.words,
    exhibits: text.exhibits.size,
    notes: text.notes.length,
    cover: coverOf(id, topics[0]),
    next: nextPieces(piece, all).map(({ id, title, type, minutes }) => ({ id, title, type, minutes })),
  };
}
