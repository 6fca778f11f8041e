import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

type RouterLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
};

/**
 * A link to a page of the site. The router's own component would preload the page in a way that reloads the current
 * one when a file is missing; preloading is done for the whole document instead (app/lib/preload-on-intent.ts).
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
