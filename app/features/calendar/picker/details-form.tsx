import { useState } from 'react';

import { APPOINTMENT_FAULTS, APPOINTMENT_FORM } from '#content/calendar/pages.ts';
import { CALENDAR_PICKER } from '#content/calendar/picker.ts';
import { Honeypot } from '#app/ui/form/honeypot.tsx';
import { changedField } from '#app/lib/forms/changed-field.ts';
import { useFormSubmit } from '#app/lib/forms/use-form-submit.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { checkBooking } from '#shared/calendar/booking-form.ts';
import { CALENDAR_LIMITS, MEDIA } from '#shared/calendar/calendar.ts';
import type { Booked, Booking, Medium } from '#shared/calendar/calendar.ts';
import { HONEYPOT_NAME } from '#shared/forms/plain-forms.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import { bookTime, type BookingFailure } from './calendar-api.ts';
import { keepInDraft, type BookingDraft } from './booking-draft.ts';

const { fields: LABELS, media: MEDIUM_LABELS } = APPOINTMENT_FORM;
const { details: WORDS, faults: FAULTS } = CALENDAR_PICKER;
const BOOKING_FAULTS = {
  ...FAULTS,
  disconnected: CALENDAR_PICKER.unanswered,
  too_many: APPOINTMENT_FAULTS.tooMany.text,
};

const TEXT_FIELDS = [
  { name: 'first_name', autoComplete: 'given-name', maxLength: CONTACT_LIMITS.firstName },
  { name: 'last_name', autoComplete: 'family-name', maxLength: CONTACT_LIMITS.lastName },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: CONTACT_LIMITS.email },
  { name: 'company', autoComplete: 'organization', maxLength: CONTACT_LIMITS.company },
] as const;

const PRIVACY = (
  <>
    {WORDS.privacy.before}
    <TextLink href="/privacy">{WORDS.privacy.link}</TextLink>
    {WORDS.privacy.after}
  </>
);

type MediumChoiceProps = { medium: string; onChange: (medium: Medium) => void };

function MediumChoice({ medium, onChange }: MediumChoiceProps) {
  return (
    <fieldset>
      <legend className="text-small font-medium text-heading">{LABELS.medium}</legend>
      <div className="flex flex-wrap gap-x-8">
        {MEDIA.map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name="medium"
              value={value}
              defaultChecked={value === medium}
              className="size-5 accent-(--tone-accent-ink)"
              onChange={() => onChange(value)}
            />
            {MEDIUM_LABELS[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type DetailsFormProps = {
  draft: BookingDraft;
  chosen: Pick<Booking, 'start' | 'hold' | 'office' | 'topic' | 'zone' | 'page'>;
  onBooked: (booked: Booked, sent: FormData) => void;
  /** The time is no longer free. */
  onGone: () => void;
};

/** Its fields are uncontrolled, as those of all forms (docs/decisions/0006-uncontrolled-forms.md). */
export function DetailsForm({ draft, chosen, onBooked, onGone }: DetailsFormProps) {
  const [medium, setMedium] = useState(draft.medium);
  const [failure, setFailure] = useState<BookingFailure>();

  const { isSubmitting, errors, submit, forgetError } = useFormSubmit<keyof Booking>({
    check: (form) => {
      setFailure(undefined);
      const data = new FormData(form);
      if (!data.get(HONEYPOT_NAME)) return undefined;
      return { settle: () => onBooked({ outcome: 'received', reference: '' }, data) };
    },
    send: async (form) => {
      const data = new FormData(form);
      const typed = [...data].map(([name, value]) => [name, String(value)] as const);
      const checked = checkBooking(Object.fromEntries(typed), chosen);
      if ('errors' in checked) return checked;
      const answer = await bookTime(checked.booking);
      if (!('failure' in answer)) return { settle: () => onBooked(answer, data) };
      return { settle: () => (answer.failure === 'gone' ? onGone() : setFailure(answer.failure)) };
    },
  });

  return (
    <form
      method="post"
      noValidate
      aria-label={APPOINTMENT_FORM.label}
      className="relative mt-6 grid gap-y-5"
      onChange={(event) => {
        const field = changedField(event);
        if (field) keepInDraft(field.name, field.value);
        forgetError(event);
      }}
      onSubmit={(event) => void submit(event)}
    >
      <MediumChoice medium={medium} onChange={setMedium} />
      {/* Hidden rather than removed for the other medium, so that a number that was typed stays. */}
      <Field
        id="calendar-telephone"
        name="telephone"
        label={LABELS.telephone}
        hint={WORDS.telephoneHint}
        required
        error={errors.telephone}
        className={medium === 'telephone' ? undefined : 'hidden'}
      >
        {(control) => (
          <input
            {...control}
            type="tel"
            autoComplete="tel"
            maxLength={CALENDAR_LIMITS.telephone}
            defaultValue={draft.telephone}
          />
        )}
      </Field>
      {TEXT_FIELDS.map(({ name, ...input }) => (
        <Field
          key={name}
          id={`calendar-${name}`}
          name={name}
          label={LABELS[name]}
          required
          error={errors[name]}
        >
          {(control) => <input type="text" {...control} {...input} defaultValue={draft[name]} />}
        </Field>
      ))}
      <Field
        id="calendar-about"
        name="about"
        label={LABELS.about}
        hint={PRIVACY}
        required
        error={errors.about}
      >
        {(control) => <textarea {...control} rows={4} autoComplete="off" defaultValue={draft.about} />}
      </Field>
      <Honeypot id="calendar-leave-empty" />
      <div>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting && <Spinner />}
          {isSubmitting ? WORDS.booking : APPOINTMENT_FORM.submit}
        </Button>
        <p role="alert" className="mt-3 text-small font-medium text-danger empty:mt-0">
          {failure && failure !== 'gone' && BOOKING_FAULTS[failure]}
        </p>
      </div>
    </form>
  );
}
