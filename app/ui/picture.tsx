import { IMAGES } from '#content/images.generated.ts';
import type { ImageName } from '#content/images.ts';
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
  /** Of the picture's box: `object-*` classes set the focal point, `aspect-*` the crop. */
  className?: string;
};

const PORTRAIT_MEDIA = '(max-width: 63.99rem) and (orientation: portrait)';

function imageUrl(name: ImageName, width: number, type: 'avif' | 'webp'): string {
  return `/images/${name}-${width}.${IMAGES[name].hash}.${type}`;
}

function imageSrcSet(name: ImageName): string {
  return IMAGES[name].widths.map((width) => `${imageUrl(name, width, 'avif')} ${width}w`).join(', ');
}

/** WebP in the middle of the widths. */
function fallbackUrl(name: ImageName): string {
  const { width, widths } = IMAGES[name];
  return imageUrl(name, widths[Math.floor(widths.length / 2)] ?? width, 'webp');
}

/**
 * Responsive picture from the generated manifest, AVIF with WebP as its fallback. All browsers that the styles are
 * made for read AVIF, so the fallback comes in one size and one cut alone.
 *
 * A picture that loads when it comes near has a box of its own (`.picture`), which holds it back until then.
 */
export function Picture({ name, portrait, alt = '', sizes, priority = false, className }: PictureProps) {
  const { width, height } = IMAGES[name];
  return (
    <picture className={priority ? 'contents' : classNames('picture', className)}>
      {portrait && (
        <source
          media={PORTRAIT_MEDIA}
          type="image/avif"
          srcSet={imageSrcSet(portrait)}
          sizes={sizes}
          width={IMAGES[portrait].width}
          height={IMAGES[portrait].height}
        />
      )}
      <source type="image/avif" srcSet={imageSrcSet(name)} sizes={sizes} />
      <img
        src={fallbackUrl(name)}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        className={priority ? classNames('object-cover', className) : undefined}
      />
    </picture>
  );
}
