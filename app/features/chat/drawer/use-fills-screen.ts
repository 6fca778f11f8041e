import { useSyncExternalStore } from 'react';

/** The media query of the `fills-screen` variant (chat.css), under which the drawer fills the screen. */
const SMALL_SCREEN = '(max-width: 39.99rem), (max-height: 29.99rem)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(SMALL_SCREEN);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the drawer covers the whole page and therefore has to be modal. */
export function useFillsScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(SMALL_SCREEN).matches);
}
