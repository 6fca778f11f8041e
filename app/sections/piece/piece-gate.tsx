import type { PieceCard } from '#content/insights/piece.ts';
import { READING } from '#content/insights/reading-texts.ts';
import { AlreadySubscriber } from '#app/sections/forms/already-subscriber.tsx';
import type { Gate } from '#app/sections/listing/gate.ts';
import { GatedAction } from '#app/sections/listing/gated-action.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Container } from '#app/ui/layout/container.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

/** The gated button of a piece. Readers have the text above, so for them it is not shown. */
export function PieceGate({ piece, gate }: { piece: PieceCard; gate: Gate }) {
  const { heading, text, signUp } = READING.gate;
  return (
    <div className="piece-gate border-t border-hairline peer-data-[reader]:hidden print:hidden">
      <Container className="py-12 lg:py-16">
        <Heading level={2}>{heading}</Heading>
        <p className="mt-3 max-w-measure text-secondary">
          {text(piece.words.toLocaleString('en-GB'), piece.exhibits, piece.notes)}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
          <GatedAction gate={gate} label={piece.action} itemId={piece.id} look="primary" />
          <TextLink href={signUp.href as '/insights'} className="inline-flex min-h-11 items-center">
            {signUp.label}
          </TextLink>
        </div>
        <AlreadySubscriber />
      </Container>
    </div>
  );
}
