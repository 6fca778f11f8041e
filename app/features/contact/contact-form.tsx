import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { FIRM } from '#app/content/firm.ts';
import { onDraft } from '#app/lib/enquiry-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { addDraft, fillUntouched, readPrefill } from './prefill.ts';
import { useContactForm } from './use-contact-form.ts';

function usePrefill() {
  const { search, state } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const earlier = useRef({ interest: '', message: '' });

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const prefill = readPrefill(search, state);
    for (const name of ['interest', 'message'] as const) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
        fillUntouched(control, prefill[name], earlier.current[name]);
      }
    }
    earlier.current = prefill;
  }, [search, state]);

  useEffect(
    () =>
      onDraft((draft) => {
        const control = formRef.current?.elements.namedItem('message');
        if (control instanceof HTMLTextAreaElement) addDraft(control, draft);
      }),
    [],
  );

  return formRef;
}

/**
 * The enquiry form. Its fields keep their own values: what was typed before the page came alive stays, and no
 * render can take it away (docs/decisions/0006-uncontrolled-forms.md).
 */
export function ContactForm() {
  const formRef = usePrefill();
  const { isSubmitting, errors, prepare, submit, forgetError } = useContactForm();

  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label="Contact form"
      className="relative"
      onFocusCapture={prepare}
      onChange={forgetError}
      onSubmit={(event) => void submit(event)}
    >
      <noscript>
        <p className="mb-6 border-l-3 border-accent pl-4">
          This form needs JavaScript. Without it, write to{' '}
          <TextLink href={`mailto:${FIRM.email}`}>{FIRM.email}</TextLink> or call{' '}
          <TextLink href={FIRM.phone.href}>{FIRM.phone.label}</TextLink>.
        </p>
      </noscript>
      <ContactFields errors={errors} />
      <Honeypot />
      <Button type="submit" disabled={isSubmitting} className="mt-7 w-full noscript:hidden sm:w-auto">
        {isSubmitting && <Spinner />}
        {isSubmitting ? 'Sending Message...' : 'Send Message'}
      </Button>
    </form>
  );
}
