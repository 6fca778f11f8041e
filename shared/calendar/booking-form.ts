import { bookingSchema } from './calendar.ts';
import type { Booking } from './calendar.ts';
import { fieldErrors } from '../forms/fields.ts';
import { UNCUT_CHARACTERS } from '../limits.ts';
import { sanitiseText } from '../text/sanitise.ts';

const TEXT_FIELDS = ['first_name', 'last_name', 'email', 'company', 'about'] as const;

/** What the visitor chose before the form was filled in, not yet checked. */
type Chosen = Partial<
  Record<'start' | 'hold' | 'office' | 'topic' | 'zone' | 'page', string | null | undefined>
>;

type Checked = { booking: Booking } | { errors: Partial<Record<keyof Booking, string>> };

/** Turns what was typed into a booking of the chosen time, or names what is wrong with each field. */
export function checkBooking(typed: Readonly<Record<string, string | undefined>>, chosen: Chosen): Checked {
  const read = (field: string) => sanitiseText(typed[field] ?? '', UNCUT_CHARACTERS);
  const { medium } = typed;
  const result = bookingSchema.safeParse({
    act: 'book',
    ...chosen,
    medium,
    ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, read(field)])),
    // The field stays in the form, hidden, for those who want a video call.
    ...(medium === 'telephone' && { telephone: read('telephone') || null }),
  });
  return result.success ? { booking: result.data } : { errors: fieldErrors(result.error) };
}
