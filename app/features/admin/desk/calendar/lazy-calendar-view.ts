import { lazyView } from '#app/lib/navigation/lazy-view.tsx';

/** The calendar with its date arithmetic, which the rest of the desk does not need. */
export const LazyCalendarView = lazyView(async () => (await import('./calendar-view.tsx')).CalendarView);
