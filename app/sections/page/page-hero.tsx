import { IMAGES } from '#content/images/images.generated.ts';
import type { SectionPage } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Container } from '#app/ui/layout/container.tsx';
import { Picture } from '#app/ui/media/picture.tsx';

import { Breadcrumb } from './breadcrumb.tsx';
import { HeroText } from './hero-text.tsx';

/** Smallest width of a source image that is still sharp across a whole desktop screen. */
const WIDE_PX = 1900;

type PageHeroProps = Pick<SectionPage, 'path' | 'hero'> & {
  /** The rest of the page is on ink too, so the picture also fades out at the bottom. */
  isInk?: boolean;
  /** Only as high as its text, so that what follows is on the first screen. */
  isShort?: boolean;
};

/**
 * Hero of 60 % of the screen's height. A wide source image fills it. A smaller one would be blurred at that size: it is
 * placed at the right and fades into the ink beside it.
 */
export function PageHero({ path, hero, isInk = false, isShort = false }: PageHeroProps) {
  const isWide = IMAGES[hero.image].width >= WIDE_PX;
  return (
    <div
      data-hero
      className={classNames('tone-ink relative isolate flex overflow-hidden', !isShort && 'min-h-[60svh]')}
    >
      <div
        className={classNames(
          'absolute inset-x-0 top-0 -z-10 h-72 sm:h-96 lg:bottom-0 lg:left-auto lg:h-auto',
          isWide ? 'lg:w-full' : 'lg:w-[64%]',
        )}
      >
        <Picture
          name={hero.image}
          sizes={isWide ? '100vw' : '(min-width: 64rem) 64vw, 100vw'}
          priority
          className="size-full"
        />
        <div
          className={classNames(
            'page-shade absolute inset-0',
            isWide && 'page-shade-wide',
            isInk && '[--shade-bottom:var(--ink)]',
            // In a short hero on phones, the eyebrow too is on the picture.
            isShort && '[--shade-height:16rem]',
          )}
        />
      </div>
      <Container
        className={classNames(
          'flex flex-col justify-between pt-24 lg:pt-28',
          isShort
            ? 'gap-6 pb-6 low:gap-2 low:pt-18 low:pb-3 lg:gap-10 lg:pb-8'
            : 'gap-28 pb-12 sm:gap-48 lg:gap-14 lg:pb-20',
        )}
      >
        <Breadcrumb path={path} isOverPicture />
        <div className={classNames('max-w-[44rem]', isShort && 'low:*:mt-1')}>
          <HeroText {...hero} />
        </div>
      </Container>
    </div>
  );
}
