import { ContactText } from '#app/ui/text/contact-text.tsx';
import { APPOINTMENT_FORM, APPOINTMENT_OUTCOMES } from '#content/calendar/pages.ts';
import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import type { Booked, Medium } from '#shared/calendar/calendar.ts';

import type { TimeHold } from './use-hold.ts';
import { BookingHeading } from './booking-heading.tsx';
import { TimeSummary } from './time-summary.tsx';

export type Booking = { booked: Booked; held: TimeHold; email: string; medium: Medium };

type BookedNoteProps = Booking & { zone: string };

/** What has been booked and what happens next; or, if nothing is confirmed yet, what was requested. */
export function BookedNote({ booked, held, email, medium, zone }: BookedNoteProps) {
  const { done } = CALENDAR_PICKER;
  const { title, description } = APPOINTMENT_OUTCOMES[booked.outcome];
  const { file, waits } = APPOINTMENT_OUTCOMES.booked;
  const how = [done.how, APPOINTMENT_FORM.media[medium]] as const;
  const reference = [done.reference, booked.reference] as const;
  return (
    <>
      <BookingHeading>{title}</BookingHeading>
      <TimeSummary
        start={booked.start ?? held.start}
        office={booked.office ?? held.office}
        zone={zone}
        facts={booked.reference ? [how, reference] : [how]}
      />
      <p className="mt-4">{description}</p>
      {booked.outcome === 'booked' && (
        <p className="mt-3 text-secondary">
          {booked.mail ? <ContactText>{waits}</ContactText> : done.sentTo(email)}
        </p>
      )}
      {booked.file && (
        <a
          href={booked.file}
          download="calendar.ics"
          className="mt-3 inline-flex min-h-11 items-center text-link underline underline-offset-[0.2em]"
        >
          {file}
        </a>
      )}
    </>
  );
}
