import { PIECE_MINUTES } from 'virtual:piece-minutes';

import { READ_MINUTES, TRANSCRIPT_MINUTES } from '#content/insights/reading-texts.ts';

type PieceLengthProps = { id: string; isTranscript: boolean };

/** How long the text of an item takes to read, once that is published. */
export function PieceLength({ id, isTranscript }: PieceLengthProps) {
  const minutes = PIECE_MINUTES[id];
  return minutes && <span>{(isTranscript ? TRANSCRIPT_MINUTES : READ_MINUTES)(minutes)}</span>;
}
