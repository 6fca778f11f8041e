import type { ComponentProps } from 'react';

import type { InternalHref } from '#content/types.ts';
import { classNames } from '#app/lib/class-names.ts';

import { RouterLink } from './router-link.tsx';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'style'> & {
  href: InternalHref | `#${string}` | `https:${string}` | `mailto:${string}` | `tel:${string}`;
};

/** An unstyled link: pages of the site go through the router, everything else is a plain anchor. */
export function Link({ href, children, ...rest }: LinkProps) {
  if (href.startsWith('/')) {
    return (
      <RouterLink to={href} {...rest}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a href={href} rel={href.startsWith('https:') ? 'noopener' : undefined} {...rest}>
      {children}
    </a>
  );
}

/** A link within running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={classNames(
        'text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2',
        className,
      )}
      {...rest}
    />
  );
}
