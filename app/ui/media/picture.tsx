import { IMAGES } from '#content/images/images.generated.ts';
import type { ImageName } from '#content/images/image-names.ts';
import { classNames } from '#app/lib/class-names.ts';

type PictureProps = {
  name: ImageName;
  /** Portrait version for narrow screens in portrait orientation. */
  portrait?: ImageName;
  /** Empty for a decorative picture, a sentence for an informative one. */
  alt?: string;
  /** Displayed width, as in the `sizes` attribute, e.g. `(min-width: 64rem) 50vw, 100vw`. */
  sizes: string;
  /** For the picture of a hero: loads immediately and with high priority. All others load lazily. */
  priority?: boolean;
  /** Classes of the picture's box: `object-*` sets the focal point, `aspect-*` the crop. */
  className?: string;
};

const PORTRAIT_MEDIA = '(max-width: 63.99rem) and (orientation: portrait)';

function imageUrl(name: ImageName, width: number, type: 'avif' | 'webp'): string {
  return `/images/${name}-${width}.${IMAGES[name].hash}.${type}`;
}

function imageSrcSet(name: ImageName): string {
  return IMAGES[name].widths.map((width) => `${imageUrl(name, width, 'avif')} ${width}w`).join(', ');
}

/** The WebP file of the middle width. */
function fallbackUrl(name: ImageName): string {
  const { width, widths } = IMAGES[name];
  return imageUrl(name, widths[Math.floor(widths.length / 2)] ?? width, 'webp');
}

/**
 * Responsive picture from the generated manifest: AVIF with WebP as its fallback. Every browser that supports the
 * stylesheet also reads AVIF, so the fallback has a single size and no portrait version.
 *
 * A lazy picture has a box of its own (`.picture`), which delays it until it comes near the viewport.
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
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        className={priority ? classNames('object-cover', className) : undefined}
      />
    </picture>
  );
}
