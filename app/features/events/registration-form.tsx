import { REGISTRATION_FORM } from '#content/events/events.ts';
import { Honeypot } from '#app/ui/form/honeypot.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { PrivacyHint } from '#app/ui/text/privacy-hint.tsx';
import { EVENT_LIMITS } from '#shared/events/events.ts';
import { slot } from '#shared/forms/template.ts';
import { FORM_PATHS } from '#shared/forms/plain-forms.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

const { label, fields, questionHint, submit, submitWaiting, privacy } = REGISTRATION_FORM;

const TEXT_FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', maxLength: EVENT_LIMITS.name },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: CONTACT_LIMITS.email },
  { name: 'company', type: 'text', autoComplete: 'organization', maxLength: CONTACT_LIMITS.company },
] as const;

/** The registration form, with a slot for each error. The build adds those for the values. */
export function RegistrationForm() {
  return (
    <form
      method="post"
      action={FORM_PATHS.registration}
      noValidate
      aria-label={label}
      className="relative mt-7"
    >
      <input type="hidden" name="event" />
      <div className="grid gap-y-5">
        {TEXT_FIELDS.map(({ name, ...input }) => (
          <Field
            key={name}
            id={`registration-${name}`}
            name={name}
            label={fields[name]}
            required
            error={slot(`error.${name}`)}
          >
            {(control) => <input {...control} {...input} />}
          </Field>
        ))}
        <Field
          id="registration-question"
          name="question"
          label={fields.question}
          hint={questionHint}
          error={slot('error.question')}
        >
          {(control) => <textarea {...control} rows={3} />}
        </Field>
      </div>
      <Honeypot />
      <p className="mt-6 text-small text-secondary">
        <PrivacyHint {...privacy} />
      </p>
      <Button type="submit" className="mt-6">
        <span data-section="open">{submit}</span>
        <span data-section="full">{submitWaiting}</span>
      </Button>
    </form>
  );
}
