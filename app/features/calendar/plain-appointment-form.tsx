import { APPOINTMENT_FORM } from '#content/calendar/pages.ts';
import { FIRM } from '#content/firm.ts';
import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { Honeypot } from '#app/ui/form/honeypot.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { PersonFields } from '#app/ui/form/person-fields.tsx';
import { TimeChoices } from '#app/ui/form/time-list.tsx';
import { PrivacyHint } from '#app/ui/text/privacy-hint.tsx';
import { CALENDAR_LIMITS, MEDIA } from '#shared/calendar/calendar.ts';
import { INTEREST_OPTIONS } from '#shared/forms/contact-options.ts';
import { slot } from '#shared/forms/template.ts';
import { FORM_PATHS } from '#shared/forms/plain-forms.ts';

const { fields: LABELS, media: MEDIUM_LABELS } = APPOINTMENT_FORM;

const idOf = (name: string) => `appointment-${name}`;
const errorOf = (name: string) => slot(`error.${name}`);
const PERSON_ERRORS = {
  first_name: errorOf('first_name'),
  last_name: errorOf('last_name'),
  email: errorOf('email'),
  company: errorOf('company'),
};

/** The chosen time, or when it has gone, the times to choose from. */
function ChosenTime() {
  return (
    <>
      <span data-section="start" hidden>
        <input type="hidden" name="start" />
      </span>
      <input type="hidden" name="zone" />
      <input type="hidden" name="office" />
      <p data-section="chosen" className="mb-8 border-l-2 border-accent pl-5">
        <span className="block text-small text-secondary">{APPOINTMENT_FORM.chosen}</span>
        <strong className="block text-lead font-medium text-heading">{slot('chosen')}</strong>
        <a
          href={slot('other')}
          className="inline-flex min-h-11 items-center text-link underline underline-offset-[0.2em]"
        >
          {APPOINTMENT_FORM.other}
        </a>
      </p>
      <fieldset data-section="time.0" className="mb-10">
        <legend className="mb-4 text-small font-medium text-heading">{APPOINTMENT_FORM.times}</legend>
        <TimeChoices label={APPOINTMENT_FORM.times} />
      </fieldset>
    </>
  );
}

function MediumChoice() {
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium text-heading">{LABELS.medium}</legend>
      {MEDIA.map((medium) => (
        <label key={medium} className="mr-8 inline-flex min-h-11 items-center gap-3">
          <input type="radio" name="medium" value={medium} className="size-5 flex-none accent-current" />
          {MEDIUM_LABELS[medium]}
        </label>
      ))}
    </fieldset>
  );
}

const [write, call, end] = ENQUIRY_FORM.otherWays;

/**
 * The form of an appointment without JavaScript. The build adds slots for what was typed. It is sent to the origin of the
 * page also with a hosted backend, because the host forwards the pages of appointments.
 */
export function PlainAppointmentForm() {
  return (
    <form
      method="post"
      action={FORM_PATHS.appointment}
      noValidate
      aria-label={APPOINTMENT_FORM.label}
      className="relative"
    >
      <ChosenTime />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <PersonFields idPrefix="appointment" labels={LABELS} errors={PERSON_ERRORS} />
        <Field
          id={idOf('topic')}
          name="topic"
          label={LABELS.topic}
          required
          error={errorOf('topic')}
          className="sm:col-span-2"
        >
          {(control) => <Select {...control} empty={APPOINTMENT_FORM.noTopic} options={INTEREST_OPTIONS} />}
        </Field>
        <MediumChoice />
        <Field
          id={idOf('telephone')}
          name="telephone"
          label={LABELS.telephone}
          hint={APPOINTMENT_FORM.telephoneHint}
          error={errorOf('telephone')}
        >
          {(control) => (
            <input {...control} type="tel" autoComplete="tel" maxLength={CALENDAR_LIMITS.telephone} />
          )}
        </Field>
        <Field
          id={idOf('about')}
          name="about"
          label={LABELS.about}
          required
          error={errorOf('about')}
          className="sm:col-span-2"
          hint={<PrivacyHint {...ENQUIRY_FORM.messageHint} />}
        >
          {(control) => <textarea {...control} rows={5} />}
        </Field>
      </div>
      <Honeypot />
      <Button type="submit" className="mt-7">
        {APPOINTMENT_FORM.submit}
      </Button>
      <p className="mt-5 text-small text-secondary">
        {write}
        <TextLink href={`mailto:${FIRM.email}`}>{FIRM.email}</TextLink>
        {call}
        <TextLink href={FIRM.phone.href} className="whitespace-nowrap">
          {FIRM.phone.label}
        </TextLink>
        {end}
      </p>
    </form>
  );
}
