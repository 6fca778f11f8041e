import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
};

/**
 * A link to a page of the site. React Router's `<Link>` prefetches in a way that reloads the current page when a file
 * is missing; app/lib/navigation/use-safe-navigation.ts preloads for all links of the document instead.
 */
export function RouterLink({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  children,
  ...rest
}: RouterLinkProps) {
  const follow = useLinkClickHandler(to, { replace, state, preventScrollReset, target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
