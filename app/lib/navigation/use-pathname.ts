import { useLocation } from 'react-router';

/** Path of the current page as in the page registry, without the trailing slash that prerendered pages have. */
export function usePathname(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}

/** Whether the page is one that visitors reach from the Insights Hub: a piece or a resource. */
export const isBelowInsights = (pathname: string): boolean => /^\/(insights|resources)\//.test(pathname);
