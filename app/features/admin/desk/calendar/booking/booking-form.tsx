import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { consultantsQuery } from '#app/features/admin/desk/calendar/calendar-queries.ts';
import { momentText } from '#app/features/admin/desk/calendar/time/time-text.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { ChoiceField, ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { DraftNote } from '#app/features/admin/desk/parts/draft-note.tsx';
import { TextField } from '#app/features/admin/desk/parts/field.tsx';
import { focusFirstInvalid } from '#app/features/admin/desk/parts/focus-first-invalid.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { useDraft } from '#app/features/admin/desk/parts/use-draft.ts';
import { ZoneField } from '#app/features/admin/desk/parts/zone-field.tsx';
import { deviceZone } from '#app/lib/device-zone.ts';
import { DESK_CALENDAR } from '#content/desk-calendar.ts';
import { askedCall } from '#shared/booked-line.ts';
import { CALENDAR_LIMITS, MEDIA } from '#shared/calendar.ts';
import type { DeskConsultant } from '#shared/desk-calendar.ts';
import type { DeskSubmission } from '#shared/desk-enquiries.ts';

import { BookingQuestion } from './booking-question.tsx';
import { bookingOf, type AskedBooking, type BookingValues, type InvalidFields } from './booking-values.ts';

const { booking: texts, panel, media, offices } = DESK_CALENDAR;

const MEDIUM_OPTIONS = MEDIA.map((medium) => ({ value: medium, label: media[medium] }));

/** What the sender asked for, if the enquiry came with a booking. The consultant is the signed-in admin, or the first. */
function firstValues(
  row: DeskSubmission,
  consultants: readonly DeskConsultant[],
  userId: string,
): BookingValues {
  const { zone = deviceZone(), medium = 'video', telephone = '' } = askedCall(row.message) ?? {};
  const consultant = consultants.find(({ user_id }) => user_id === userId) ?? consultants[0];
  return { consultant: consultant?.id ?? '', medium, telephone, zone, day: '', time: '' };
}

type FieldsProps = {
  values: BookingValues;
  invalid: InvalidFields;
  consultants: readonly DeskConsultant[];
  onChange: (typed: Partial<BookingValues>) => void;
};

function BookingFields({ values, invalid, consultants, onChange }: FieldsProps) {
  return (
    <>
      <ChoiceField
        label={panel.consultant}
        value={values.consultant}
        options={consultants.map(({ id, name, office }) => ({
          value: id,
          label: `${name}, ${offices[office]}`,
        }))}
        onChange={(consultant) => onChange({ consultant })}
        className="sm:col-span-2"
      />
      <ChoiceField
        label={panel.medium}
        value={values.medium}
        options={MEDIUM_OPTIONS}
        onChange={(medium) => onChange({ medium: medium === 'telephone' ? 'telephone' : 'video' })}
      />
      {values.medium === 'telephone' ? (
        <TextField
          label={panel.telephone}
          type="tel"
          autoComplete="off"
          maxLength={CALENDAR_LIMITS.telephone}
          value={values.telephone}
          error={invalid.telephone && texts.wrong.telephone}
          onText={(telephone) => onChange({ telephone })}
        />
      ) : (
        <div className="max-sm:hidden" />
      )}
      <div className="sm:col-span-2">
        <ZoneField
          label={texts.zone}
          hint={texts.zoneHint}
          zone={values.zone}
          onZone={(zone) => onChange({ zone })}
        />
      </div>
      <TextField
        label={texts.day}
        type="date"
        value={values.day}
        error={invalid.day && texts.wrong.day}
        onText={(day) => onChange({ day })}
      />
      <TextField
        label={texts.time}
        type="time"
        step={300}
        value={values.time}
        error={invalid.time && texts.wrong[invalid.time === 'skipped' ? 'skipped' : 'time']}
        onText={(time) => onChange({ time })}
      />
    </>
  );
}

type BookingFormProps = {
  row: DeskSubmission;
  userId: string;
  /** Runs once the time is booked and the form is about to go. */
  onBooked: () => void;
};

/** Books a time for the sender of an enquiry, after confirmation. The database checks that the time is free. */
export function BookingForm(props: BookingFormProps) {
  const query = useQuery(consultantsQuery);
  const bookable = query.data?.filter(({ user_id }) => user_id !== null);
  return (
    <>
      <QueryFailure query={query} title={DESK_CALENDAR.consultants.loadFailed} />
      {query.isPending && <LoadingLine label={DESK_CALENDAR.consultants.loading} />}
      {bookable?.length === 0 && <p className="mt-3 text-secondary">{texts.nobody}</p>}
      {bookable && bookable.length > 0 && <Form {...props} consultants={bookable} />}
    </>
  );
}

function Form({ row, userId, onBooked, consultants }: BookingFormProps & Pick<FieldsProps, 'consultants'>) {
  const draft = useDraft<DeskSubmission, BookingValues>({
    kind: 'booking',
    row,
    stored: firstValues(row, consultants, userId),
    // What others change about the enquiry does not contradict the booking; the database refuses a second one.
    differs: () => false,
  });
  const [invalid, setInvalid] = useState<InvalidFields>({});
  const [asked, setAsked] = useState<AskedBooking>();
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  function ask(): void {
    const { booking, invalid: found = {} } = bookingOf(draft.values, consultants);
    setInvalid(found);
    if (!booking) return focusFirstInvalid(form.current);
    setAsked(booking);
    setAsking(true);
  }

  async function book(): Promise<void> {
    if (!asked) return;
    const { consultant, starts, zone } = asked;
    await draft.save(
      async () => {
        await askDesk('book_appointment_by_staff', {
          ...asked,
          submission: row.id,
          consultant: consultant.id,
        });
        return row;
      },
      () => doneToast(texts.done.title, texts.done.text(momentText(starts, zone), zone)),
      onBooked,
    );
    setAsking(false);
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.label}
      className="mt-3 grid grid-cols-1 items-start gap-3 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <BookingFields
        values={draft.values}
        invalid={invalid}
        consultants={consultants}
        onChange={(typed) => draft.change({ ...draft.values, ...typed })}
      />
      <div className="sm:col-span-2">
        <DraftNote problem={draft.error} />
        <ToolButton ref={button} type="submit" className="mt-2" aria-disabled={draft.isSaving}>
          {draft.isSaving ? panel.busy : texts.book}
        </ToolButton>
      </div>
      <BookingQuestion
        row={row}
        asked={asked}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={book}
        returnFocus={button}
      />
    </form>
  );
}
