import { lazy } from 'react';

/** The calendar with its date arithmetic, which the rest of the desk does not need. */
export const LazyCalendarView = lazy(async () => ({
  default: (await import('./calendar-view.tsx')).CalendarView,
}));
