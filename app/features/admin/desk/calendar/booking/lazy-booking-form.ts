import { lazyView } from '#app/lib/navigation/lazy-view.tsx';

/** The form with its date arithmetic and time zones, which most enquiries do not need. */
export const LazyBookingForm = lazyView(async () => (await import('./booking-form.tsx')).BookingForm);
