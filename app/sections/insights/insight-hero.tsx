import type { Hero } from '#content/types.ts';
import { Eyebrow } from '#app/ui/text/eyebrow.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { HeroFrame } from '#app/ui/layout/hero-frame.tsx';

export function InsightHero({ hero }: { hero: Hero }) {
  return (
    <HeroFrame
      image={hero.image}
      focus="object-[70%_35%] print:hidden"
      className="print:min-h-0 print:[&_.hero-shade]:hidden print:[&>div]:py-0"
    >
      <div className="grid-12 items-end gap-y-6">
        <div className="col-span-12 lg:col-span-7">
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <Heading level={1} size="display" className="mt-5 max-w-[8em]">
            {hero.heading}
          </Heading>
        </div>
        <p className="col-span-12 max-w-[30.6em] text-lead text-body lg:col-span-7">{hero.lead}</p>
      </div>
    </HeroFrame>
  );
}
