import type { ReactNode } from 'react';

import type { ImageName } from '#content/images/image-names.ts';
import { classNames } from '#app/lib/class-names.ts';

import { Container } from './container.tsx';
import { Picture, type Cover } from '#app/ui/media/picture.tsx';

const HEIGHT_CLASS = {
  full: 'min-h-svh',
  tall: 'min-h-[60svh]',
  short: 'min-h-[40svh]',
} as const;

type HeroFrameProps = {
  image: ImageName | Cover;
  portrait?: ImageName;
  height?: keyof typeof HEIGHT_CLASS;
  /** `object-*` class that keeps the picture's subject in view. */
  focus?: string;
  className?: string;
  children: ReactNode;
};

/**
 * Dark hero whose picture has a gradient shade, dense behind the text. `data-hero` makes the navigation bar above it
 * transparent.
 */
export function HeroFrame(props: HeroFrameProps) {
  const { image, portrait, height = 'tall', focus = 'object-center', className, children } = props;
  return (
    <div
      data-hero
      className={classNames(
        'tone-ink relative isolate flex overflow-hidden',
        HEIGHT_CLASS[height],
        className,
      )}
    >
      <Picture
        name={image}
        portrait={portrait}
        sizes="100vw"
        priority
        className={classNames('absolute inset-0 -z-10 size-full', focus)}
      />
      <div className="hero-shade absolute inset-0 -z-10" />
      <Container className="flex flex-col justify-end pt-32 pb-16 lg:pb-20">{children}</Container>
    </div>
  );
}
