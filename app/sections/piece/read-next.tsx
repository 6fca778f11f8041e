import type { NextPiece } from '#content/insights/piece.ts';
import { READ_MINUTES, READING } from '#content/insights/reading-texts.ts';
import { PieceLink } from '#app/sections/listing/piece-link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** Pieces on the same topics. */
export function ReadNext({ pieces }: { pieces: readonly NextPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <section aria-labelledby="next-heading" className="tone-paper-2 no-print">
      <Container className="py-12 lg:py-16">
        <Heading level={2} id="next-heading">
          {READING.next}
        </Heading>
        <ul className="mt-8 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {pieces.map((piece) => (
            <li key={piece.id} className="border-t border-hairline pt-5">
              <p className="flex flex-wrap gap-x-3 text-small">
                <span className="font-medium text-accent-ink">{piece.type}</span>
                <span className="text-secondary">{READ_MINUTES(piece.minutes)}</span>
              </p>
              <Heading level={3} className="mt-2">
                <PieceLink id={piece.id}>{piece.title}</PieceLink>
              </Heading>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
