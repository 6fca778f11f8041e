import { IMAGES } from '#app/content/images.generated.ts';
import type { ImageName } from '#app/content/images.ts';
import { classNames } from '#app/lib/class-names.ts';

type PictureProps = {
  name: ImageName;
  /** Upright cut for narrow, tall screens. */
  portrait?: ImageName;
  /** Empty for atmosphere, a sentence for a picture that says something. */
  alt?: string;
  /** Width it is shown at, as in the attribute of the same name, e.g. `(min-width: 64rem) 50vw, 100vw`. */
  sizes: string;
  /** For the picture of a hero: loaded at once and first. Every other one loads when it comes near. */
  priority?: boolean;
  /** Of the image itself: `object-*` classes set the focal point, `aspect-*` the crop. */
  className?: string;
};

const PORTRAIT_MEDIA = '(max-width: 63.99rem) and (orientation: portrait)';

function imageUrl(name: ImageName, width: number, type: 'avif' | 'webp'): string {
  return `/images/${name}-${width}.${IMAGES[name].hash}.${type}`;
}

function imageSrcSet(name: ImageName, type: 'avif' | 'webp'): string {
  return IMAGES[name].widths.map((width) => `${imageUrl(name, width, type)} ${width}w`).join(', ');
}

/** Responsive picture from the generated manifest, AVIF with WebP as its fallback. */
export function Picture({ name, portrait, alt = '', sizes, priority = false, className }: PictureProps) {
  const { width, height, widths } = IMAGES[name];
  const middle = widths[Math.floor(widths.length / 2)] ?? width;
  const upright = portrait && IMAGES[portrait];
  return (
    <picture className="contents">
      {portrait &&
        upright &&
        (['avif', 'webp'] as const).map((type) => (
          <source
            key={type}
            media={PORTRAIT_MEDIA}
            type={`image/${type}`}
            srcSet={imageSrcSet(portrait, type)}
            sizes={sizes}
            width={upright.width}
            height={upright.height}
          />
        ))}
      <source type="image/avif" srcSet={imageSrcSet(name, 'avif')} sizes={sizes} />
      <img
        src={imageUrl(name, middle, 'webp')}
        srcSet={imageSrcSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        className={classNames('object-cover', className)}
      />
    </picture>
  );
}
