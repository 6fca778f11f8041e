import { useRef } from 'react';

import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { afterPaint } from '#app/lib/after-paint.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { EarlySubmitNote } from '#app/ui/form/early-submit-note.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';

import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from '#app/ui/form/honeypot.tsx';
import { OtherWays } from './other-ways.tsx';
import { useContactForm } from './use-contact-form.ts';

/**
 * The enquiry form. Its fields are uncontrolled, so that neither hydration nor a render overwrites what was typed
 * (docs/decisions/0006-uncontrolled-forms.md).
 */
export function ContactForm() {
  const formRef = useRef<HTMLFormElement>(null);
  const { isSubmitting, errors, status, action, prepare, submit, noteChange } = useContactForm(formRef);

  return (
    <form
      ref={formRef}
      method="post"
      action={formAction('enquiry')}
      noValidate
      aria-label={ENQUIRY_FORM.label}
      className="relative"
      onFocusCapture={() => afterPaint(prepare)}
      onChange={noteChange}
      onSubmit={(event) => void submit(event)}
    >
      <ContactFields errors={errors} />
      <Honeypot />
      <div className="mt-8 grid grid-cols-[auto_1fr] items-start gap-x-6 gap-y-4 sm:gap-y-0">
        <div className="sm:row-span-2">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting && <Spinner />}
            {isSubmitting ? ENQUIRY_FORM.submitting : ENQUIRY_FORM.submit}
          </Button>
          <EarlySubmitNote held={ENQUIRY_FORM.early} />
        </div>
        <OtherWays status={status} action={action} />
      </div>
    </form>
  );
}
