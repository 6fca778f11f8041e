import { lazyView } from '#app/lib/navigation/lazy-view.tsx';

/** The events with their date arithmetic, which the rest of the desk does not need. */
export const LazyEventsView = lazyView(async () => (await import('./events-view.tsx')).EventsView);
