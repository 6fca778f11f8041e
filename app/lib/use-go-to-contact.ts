import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { CONTACT_ID, type ContactHref } from './contact-link.ts';
import { scrollToElement } from './scroll-to.ts';
import { elementById } from './element-by-id.ts';
import { reachPage } from './guard-navigation.ts';

/** As specified: time for the home page to settle before the scrolling starts. */
const CONTACT_SCROLL_DELAY_MS = 100;

/**
 * Takes the reader to the contact section: home first, in place of the current history entry where `replace`
 * says so, then a smooth scroll. The anchor joins the address only at the end, because the router's own scroll
 * handling would jump there at once.
 */
export function useGoToContact() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return useCallback(
    async (href: ContactHref, { replace, state }: { replace: boolean; state?: unknown }) => {
      const isHome = pathname === '/';
      const query = href.slice(1, href.indexOf('#'));
      // Where home cannot be loaded into this document, its own document goes to the section.
      if (!isHome && !(await reachPage(href, { replace, state }))) return;
      if (!isHome || query !== search || state !== undefined) {
        await navigate({ pathname: '/', search: query }, { replace, state, preventScrollReset: isHome });
      }
      const section = await elementById(CONTACT_ID);
      if (!section) return;
      window.setTimeout(() => {
        scrollToElement(section);
        window.history.replaceState(window.history.state, '', href);
      }, CONTACT_SCROLL_DELAY_MS);
    },
    [navigate, pathname, search],
  );
}
