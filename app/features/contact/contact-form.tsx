import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { FIRM } from '#app/content/firm.ts';
import { onDraft } from '#app/lib/enquiry-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from './honeypot.tsx';
import { OtherWays } from './other-ways.tsx';
import { addDraft, beginEnquiry, readPrefill } from './prefill.ts';
import { forgetUnsent, readUnsent } from './unsent-enquiry.ts';
import { useContactForm } from './use-contact-form.ts';

const NO_PREFILL = { interest: '', message: '' };

function usePrefill() {
  const { search, state } = useLocation();
  const formRef = useRef<HTMLFormElement>(null);
  const earlier = useRef(NO_PREFILL);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const prefill = readPrefill(search, state);
    beginEnquiry(form.elements, readUnsent(), prefill, earlier.current);
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

  function beginAnew(): void {
    forgetUnsent();
    if (!formRef.current) return;
    formRef.current.reset();
    beginEnquiry(formRef.current.elements, {}, earlier.current, NO_PREFILL);
  }

  return { formRef, beginAnew };
}

/**
 * The enquiry form. Its fields keep their own values: what was typed before the page came alive stays, and no
 * render can take it away (docs/decisions/0006-uncontrolled-forms.md).
 */
export function ContactForm() {
  const { formRef, beginAnew } = usePrefill();
  const { isSubmitting, errors, isUnsent, prepare, submit, noteChange, forgetErrors } = useContactForm();
  const sendRef = useRef<HTMLButtonElement>(null);

  function discard(): void {
    beginAnew();
    forgetErrors();
    sendRef.current?.focus();
  }

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
        <p className="mb-6 border-l-3 border-accent pl-4">
          This form needs JavaScript. Without it, write to{' '}
          <TextLink href={`mailto:${FIRM.email}`}>{FIRM.email}</TextLink> or call{' '}
          <TextLink href={FIRM.phone.href}>{FIRM.phone.label}</TextLink>.
        </p>
      </noscript>
      <ContactFields errors={errors} />
      <Honeypot />
      <div className="mt-7 grid gap-x-6 gap-y-4 sm:grid-cols-[auto_1fr] sm:items-start">
        <Button ref={sendRef} type="submit" disabled={isSubmitting} className="noscript:hidden">
          {isSubmitting && <Spinner />}
          {isSubmitting ? 'Sending Message...' : 'Send Message'}
        </Button>
        <OtherWays isUnsent={isUnsent} onDiscard={discard} />
      </div>
    </form>
  );
}
