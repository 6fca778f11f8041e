import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { CONTACT_ID, type ContactHref } from './contact-href.ts';
import { noteReferringPage } from './referring-page.ts';
import { scrollToElement } from '#app/lib/navigation/scroll-to-element.ts';
import { waitForElement } from '#app/lib/navigation/wait-for-element.ts';
import { reachPage } from '#app/lib/navigation/guard-navigation.ts';

/** As specified: lets the home page settle before the scrolling starts. */
const CONTACT_SCROLL_DELAY_MS = 100;

/**
 * Navigates to the home page, replacing the current history entry if `replace` is set, and scrolls smoothly to its
 * contact section. The anchor is added to the URL only at the end, because the router would jump to it at once.
 */
export function useGoToContact() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  return useCallback(
    async (href: ContactHref, { replace, state }: { replace: boolean; state?: unknown }) => {
      noteReferringPage(pathname);
      const isHome = pathname === '/';
      const query = href.slice(1, href.indexOf('#'));
      // If the router cannot load the home page, `reachPage` loads it as a document, which goes to the anchor itself.
      if (!isHome && !(await reachPage(href, { replace, state }))) return;
      if (!isHome || query !== search || state !== undefined) {
        await navigate({ pathname: '/', search: query }, { replace, state, preventScrollReset: isHome });
      }
      const section = await waitForElement(CONTACT_ID);
      if (!section) return;
      window.setTimeout(() => {
        // The visitor has gone to another page in the meantime: its URL must not change.
        if (!section.isConnected) return;
        scrollToElement(section);
        window.history.replaceState(window.history.state, '', href);
      }, CONTACT_SCROLL_DELAY_MS);
    },
    [navigate, pathname, search],
  );
}
