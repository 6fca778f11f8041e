import { lazy } from 'react';

/** The events with their date arithmetic, which the rest of the desk does not need. */
export const LazyEventsView = lazy(async () => ({
  default: (await import('./events-view.tsx')).EventsView,
}));
