import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { momentText } from '#app/features/admin/desk/calendar/time/desk-time-text.ts';
import { askDesk, isUnanswered } from '#app/features/admin/desk/desk-api.ts';
import { enquiryQuery } from '#app/features/admin/desk/desk-queries.ts';
import { isUpcoming } from '#app/features/admin/desk/enquiry/upcoming.ts';
import { faultToast } from '#app/features/admin/desk/parts/draft/change-fault.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft/draft-note.tsx';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus/focus-first-invalid.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { useDraft } from '#app/features/admin/desk/parts/draft/use-draft.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { deviceZone } from '#app/lib/device-zone.ts';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { askedCall } from '#shared/calendar/booked-line.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';

import { BookingFields } from './booking-fields.tsx';
import { BookingQuestion } from './booking-question.tsx';
import { bookingOf, type AskedBooking, type BookingValues, type InvalidFields } from './booking-values.ts';

const { booking: texts, panel } = DESK_CALENDAR;

/** What the sender asked for, if the enquiry came with a booking. */
function firstValues(row: DeskEnquiry, consultant: DeskConsultant): BookingValues {
  const { zone = deviceZone(), medium = 'video', telephone = '' } = askedCall(row.message) ?? {};
  return { consultant: consultant.id, medium, telephone, zone, day: '', time: '' };
}

type BookingFormProps = {
  row: DeskEnquiry;
  userId: string;
  /** Called once the enquiry has an appointment, before the form is removed. */
  onBooked: () => void;
};

/** Books a time for the sender of an enquiry, after confirmation. The database checks that the time is free. */
export function BookingForm(props: BookingFormProps) {
  const query = useQuery(consultantsQuery);
  const bookable = query.data?.filter(({ user_id }) => user_id !== null);
  const first = bookable?.find(({ user_id }) => user_id === props.userId) ?? bookable?.[0];
  return (
    <>
      <QueryFailure query={query} title={DESK_CALENDAR.consultants.loadFailed} />
      {query.isPending && <LoadingLine label={DESK_CALENDAR.consultants.loading} />}
      {bookable && !first && <p className="mt-3 text-secondary">{texts.nobody}</p>}
      {bookable && first && <Form {...props} consultants={bookable} first={first} />}
    </>
  );
}

type FormProps = Pick<BookingFormProps, 'row' | 'onBooked'> & {
  consultants: readonly DeskConsultant[];
  /** Chosen until staff choose another: the signed-in admin, or the first in the list. */
  first: DeskConsultant;
};

function Form({ row, onBooked, consultants, first }: FormProps) {
  const client = useQueryClient();
  const { toast } = useToast();
  const draft = useDraft<DeskEnquiry, BookingValues>({
    kind: 'booking',
    row,
    stored: firstValues(row, first),
    // Other changes to the enquiry do not conflict with a booking, and the database refuses a second booking.
    differs: () => false,
  });
  // The chosen consultant may have lost access to the desk since.
  const consultant = consultants.find(({ id }) => id === draft.values.consultant) ?? first;
  const values = { ...draft.values, consultant: consultant.id };
  const [invalid, setInvalid] = useState<InvalidFields>({});
  const { asked, ask, dialog } = useQuestion(book);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function submit(): void {
    const { booking, invalid: found = {} } = bookingOf(values, consultant);
    setInvalid(found);
    if (booking) ask(booking);
    else focusFirstInvalid(form.current);
  }

  /** @throws DeskFailure when the time is not booked */
  async function send(booking: AskedBooking): Promise<void> {
    const call = { ...booking, submission: row.id, consultant: booking.consultant.id };
    try {
      await askDesk('book_appointment_by_staff', call);
    } catch (error) {
      const latest = await client
        .fetchQuery({ ...enquiryQuery(row.id), staleTime: 0 })
        .catch(() => undefined);
      const found = latest?.appointment;
      if (!isUpcoming(found)) throw error;
      const isThisBooking = Date.parse(found.starts_at) === Date.parse(booking.starts);
      if (isUnanswered(error) && isThisBooking) return;
      // A colleague has booked another time: explain it in a toast, because this form is about to be unmounted.
      toast(faultToast(error));
      onBooked();
      throw error;
    }
  }

  async function book(booking: AskedBooking): Promise<void> {
    const { starts, zone } = booking;
    await draft.save(
      async () => {
        await send(booking);
        return row;
      },
      () => doneToast(texts.done.title, texts.done.text(momentText(starts, zone), zone)),
      onBooked,
    );
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.label}
      className="mt-3 grid grid-cols-1 items-start gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <BookingFields
        values={values}
        invalid={invalid}
        consultants={consultants}
        onChange={(typed) => draft.change({ ...values, ...typed })}
      />
      <div className="sm:col-span-2">
        <DraftNote problem={draft.error} />
        <ToolButton ref={button} type="submit" className="mt-2" aria-disabled={draft.isSaving}>
          {draft.isSaving ? panel.busy : texts.book}
        </ToolButton>
      </div>
      <BookingQuestion {...dialog} row={row} asked={asked} returnFocus={button} />
    </form>
  );
}
