import { bookingSchema } from '#shared/calendar.ts';
import type { Booking } from '#shared/calendar.ts';
import { fieldErrors } from '#shared/form-fields.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import { sanitiseText } from '#shared/text/sanitise.ts';

/** Longer than any field may be, so that a long text is reported as too long instead of being cut. */
const READ_CHARACTERS = CONTACT_LIMITS.message;

export type BookingField = 'first_name' | 'last_name' | 'email' | 'company' | 'telephone' | 'about';
type BookingErrors = Partial<Record<BookingField, string>>;

/** Values of a booking that the form does not ask for. */
export type Chosen = Pick<Booking, 'start' | 'hold' | 'office' | 'topic' | 'zone' | 'page'>;

/** Turns the fields of the form into a booking, or names what is wrong with each field. */
export function checkBooking(
  data: FormData,
  chosen: Chosen,
): { booking: Booking } | { errors: BookingErrors } {
  const text = (field: BookingField) => sanitiseText(String(data.get(field) ?? ''), READ_CHARACTERS);
  const medium = data.get('medium');
  const result = bookingSchema.safeParse({
    act: 'book',
    ...chosen,
    medium,
    first_name: text('first_name'),
    last_name: text('last_name'),
    email: text('email').toLowerCase(),
    company: text('company'),
    about: text('about'),
    ...(medium === 'telephone' && { telephone: text('telephone') }),
  });
  return result.success ? { booking: result.data } : { errors: fieldErrors(result.error) };
}
