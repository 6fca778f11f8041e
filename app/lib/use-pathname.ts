import { useLocation } from 'react-router';

/** Path of the page at hand as the registry writes it: the build renders every page with a slash at its end. */
export function usePathname(): string {
  return useLocation().pathname.replace(/(.)\/$/, '$1');
}
