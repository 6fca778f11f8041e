import { useLocation } from 'react-router';

/** Path of the current page as in the page registry, without the trailing slash that prerendered pages have. */
export function usePathname(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}
