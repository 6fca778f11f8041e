import type { PieceCard } from '#content/insights/piece.ts';
import { READ_MINUTES } from '#content/insights/reading-texts.ts';
import { pageOf } from '#content/pages.ts';
import { Day } from '#app/sections/listing/day.tsx';
import { Trail } from '#app/ui/controls/trail.tsx';
import { HeroFrame } from '#app/ui/layout/hero-frame.tsx';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';

const UP = (['/', '/insights'] as const).map((path) => ({ label: pageOf(path).label, href: path }));

export function PieceHero({ piece }: { piece: PieceCard }) {
  return (
    <HeroFrame
      image={piece.cover}
      height="short"
      focus="object-center print:hidden"
      className="print:min-h-0 print:[&_.hero-shade]:hidden print:[&>div]:py-0"
    >
      <div className="grid-12 gap-y-6">
        <div className="col-span-12 lg:col-span-9">
          <Trail crumbs={UP} className="no-print mb-8" />
          <Eyebrow>
            {piece.type} · {piece.category}
          </Eyebrow>
          <Heading level={1} id={`${piece.id}-title`} className="mt-5 max-w-[22em]">
            {piece.title}
          </Heading>
        </div>
        <p className="col-span-12 max-w-measure text-body">{piece.abstract}</p>
        <p className="col-span-12 flex flex-wrap gap-x-4 text-small text-secondary">
          <Day date={piece.date} />
          <span>{READ_MINUTES(piece.minutes)}</span>
          <span>{piece.practice}</span>
        </p>
      </div>
    </HeroFrame>
  );
}
