import { NEWSLETTER_FORM } from '#content/forms/newsletter.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { slot } from '#shared/form-template.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

/** The sign-up form of the page that answers it, with a slot for the error. */
export function PlainNewsletterForm() {
  return (
    <form method="post" action={formAction('newsletter')} noValidate aria-label={NEWSLETTER_FORM.label}>
      <Field
        id="newsletter-email"
        name="email"
        label={NEWSLETTER_FORM.email}
        required
        error={slot('error.email')}
      >
        {(control) => (
          <input {...control} type="email" autoComplete="email" maxLength={CONTACT_LIMITS.email} />
        )}
      </Field>
      <Button type="submit" className="mt-6">
        {NEWSLETTER_FORM.submit}
      </Button>
    </form>
  );
}
