import { useRef } from 'react';

import { Button } from '#app/ui/controls/button.tsx';
import { EarlySubmitNote } from '#app/ui/form/early-submit-note.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';

import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from './honeypot.tsx';
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
      noValidate
      aria-label="Contact form"
      className="relative"
      onFocusCapture={prepare}
      onChange={noteChange}
      onSubmit={(event) => void submit(event)}
    >
      <noscript>
        <p className="mb-6 border-l-3 border-accent pl-4">This form needs JavaScript.</p>
      </noscript>
      <ContactFields errors={errors} />
      <Honeypot />
      <div className="mt-7 grid grid-cols-[auto_1fr] items-start gap-x-6 gap-y-4 sm:gap-y-0">
        <div className="sm:row-span-2 noscript:hidden">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting && <Spinner />}
            {isSubmitting ? 'Sending Message...' : 'Send Message'}
          </Button>
          <EarlySubmitNote held="Sending as soon as the page is ready…" />
        </div>
        <OtherWays status={status} action={action} />
      </div>
    </form>
  );
}
