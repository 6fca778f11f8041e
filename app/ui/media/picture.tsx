import { IMAGES, type ImageEntry } from '#content/images/images.generated.ts';
import type { ImageName } from '#content/images/image-names.ts';
import { classNames } from '#app/lib/class-names.ts';

/** A picture outside the shared manifest: its dimensions come with the page's data. */
export type Cover = ImageEntry & { name: string };

type PictureProps = {
  name: ImageName | Cover;
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

function coverOf(image: ImageName | Cover): Cover {
  return typeof image === 'string' ? { name: image, ...IMAGES[image] } : image;
}

function imageUrl({ name, hash }: Cover, width: number, type: 'avif' | 'webp'): string {
  return `/images/${name}-${width}.${hash}.${type}`;
}

function imageSrcSet(cover: Cover): string {
  return cover.widths.map((width) => `${imageUrl(cover, width, 'avif')} ${width}w`).join(', ');
}

/** The WebP file of the middle width. */
function fallbackUrl(cover: Cover): string {
  return imageUrl(cover, cover.widths[Math.floor(cover.widths.length / 2)] ?? cover.width, 'webp');
}

/**
 * Responsive picture from the generated manifest: AVIF with WebP as its fallback. Every browser that supports the
 * stylesheet also reads AVIF, so the fallback has a single size and no portrait version.
 *
 * A lazy picture has a box of its own (`.picture`), which delays it until it comes near the viewport.
 */
export function Picture({ name, portrait, alt = '', sizes, priority = false, className }: PictureProps) {
  const cover = coverOf(name);
  return (
    <picture className={priority ? 'contents' : classNames('picture', className)}>
      {portrait && (
        <source
          media={PORTRAIT_MEDIA}
          type="image/avif"
          srcSet={imageSrcSet(coverOf(portrait))}
          sizes={sizes}
          width={IMAGES[portrait].width}
          height={IMAGES[portrait].height}
        />
      )}
      <source type="image/avif" srcSet={imageSrcSet(cover)} sizes={sizes} />
      <img
        src={fallbackUrl(cover)}
        width={cover.width}
        height={cover.height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : undefined}
        className={priority ? classNames('object-cover', className) : undefined}
      />
    </picture>
  );
}
