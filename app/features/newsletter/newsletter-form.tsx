import { NEWSLETTER_FORM } from '#content/forms/newsletter.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { EarlySubmitNote } from '#app/ui/form/early-submit-note.tsx';
import { afterPaint } from '#app/lib/after-paint.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import { useNewsletterForm } from './use-newsletter-form.ts';

/** Sign-up form of the newsletter block. The insight gate finds the block by its id, `newsletter`. */
export function NewsletterForm() {
  const { isSubmitting, error, nextStep, prepare, submit, forgetError } = useNewsletterForm();

  return (
    <form
      method="post"
      action={formAction('newsletter')}
      noValidate
      aria-label={NEWSLETTER_FORM.label}
      onFocusCapture={() => afterPaint(prepare)}
      onChange={forgetError}
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field id="newsletter-email" name="email" label={NEWSLETTER_FORM.email} required error={error}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="email"
              maxLength={CONTACT_LIMITS.email}
              disabled={isSubmitting}
            />
          )}
        </Field>
        {/* Beside the field on wide screens; the margin is the height of the field's label. */}
        <div className="sm:mt-7">
          <Button type="submit" disabled={isSubmitting} className="w-full">
            {isSubmitting && <Spinner />}
            {isSubmitting ? NEWSLETTER_FORM.submitting : NEWSLETTER_FORM.submit}
          </Button>
          <EarlySubmitNote held={NEWSLETTER_FORM.early} />
        </div>
      </div>
      <p role="status" className="text-heading not-empty:mt-4">
        {nextStep}
      </p>
    </form>
  );
}
