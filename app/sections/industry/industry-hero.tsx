import type { IndustryPage } from '#content/types.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

import { Breadcrumb } from '#app/sections/page/breadcrumb.tsx';
import { HeroText } from '#app/sections/page/hero-text.tsx';

/**
 * Hero with its text on ink. On wide screens the picture fills the right half up to the screen's edge, without a shade,
 * and overlaps the section below.
 */
export function IndustryHero({ path, hero }: Pick<IndustryPage, 'path' | 'hero'>) {
  return (
    <div data-hero className="tone-ink relative lg:min-h-[60svh]">
      <Container className="grid-12 min-h-[inherit] pt-24 lg:pt-28">
        <div className="col-span-12 flex flex-col justify-between gap-14 pb-12 lg:col-span-6 lg:pr-10 lg:pb-20">
          <Breadcrumb path={path} />
          <div>
            <HeroText {...hero} />
          </div>
        </div>
      </Container>
      <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:-bottom-16 lg:left-1/2 lg:pt-(--spacing-header)">
        <Picture
          name={hero.image}
          sizes="(min-width: 64rem) 50vw, 100vw"
          priority
          className="aspect-[3/2] w-full sm:aspect-[2/1] lg:aspect-auto lg:h-full"
        />
      </div>
    </div>
  );
}
