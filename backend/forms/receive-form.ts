import { NEWSLETTER_FORM } from '../../content/forms/newsletter.ts';
import { READING_LINK_FORM } from '../../content/forms/reading.ts';
import { checkEnquiry, CONTACT_FIELDS, emailSchema } from '../../shared/forms/contact.ts';
import type { ContactSubmission, EnquiryValues } from '../../shared/forms/contact.ts';
import { slugSchema } from '../../shared/events/events.ts';
import { HONEYPOT_NAME } from '../../shared/forms/plain-forms.ts';
import type { ConfirmationName, FormName, FormPages } from '../../shared/forms/plain-forms.ts';
import { CONTACT_LIMITS } from '../../shared/limits.ts';
import { NEWSLETTER_SOURCE, newsletterSchema } from '../../shared/forms/newsletter.ts';
import type { NewsletterSubscription } from '../../shared/forms/newsletter.ts';
import { sanitiseText } from '../../shared/text/sanitise.ts';
import { handleForm } from '../http/handle-form.ts';
import { Refusal } from '../http/refusal.ts';

import { confirmationRedirect, redisplayForm, refusedForm } from './form-responses.ts';

/** The response of the Supabase protocol to an insert: 201, 409 for a known address, 429 and so on. */
export type Stored = { status: number; headers?: Record<string, string> | undefined };

/** Dependencies of every form. */
export type FormContext = {
  pages: FormPages;
  /** The public origin of the site and further allowed ones. Only their pages may send forms. */
  origins: ReadonlySet<string>;
  /** Prefix of the confirmations' paths; empty if they are on the origin that answers. */
  confirmationsAt: string;
};

export type FormDeps = FormContext & {
  /** These store a row as an anonymous visitor, as the page's script does. They may throw a Refusal. */
  storeEnquiry: (row: ContactSubmission) => Promise<Stored & { reference?: string | undefined }>;
  storeSubscription: (row: NewsletterSubscription) => Promise<Stored>;
};

/** The submitted values by field. */
export type FormValues = Readonly<Record<string, string>>;

const INVALID = { fault: 'invalid', status: 422 } as const;
/** The confirmation shown when the honeypot is filled in. Nothing is stored. */
const HONEYPOT_CONFIRMATIONS: Record<FormName, ConfirmationName> = {
  enquiry: 'received',
  newsletter: 'subscribed',
  readingLink: 'linkSent',
  registration: 'registered',
  appointment: 'booked',
};

/**
 * Reads a form and passes its values to `accept`, unless a bot has filled in the honeypot.
 * @param refuse answers a form that is refused; `typed` is absent if the form was not read
 */
export function receiveForm(
  form: FormName,
  fields: readonly string[],
  request: Request,
  { pages, origins, confirmationsAt }: FormContext,
  accept: (typed: FormValues) => Promise<Response>,
  refuse: (refusal: Refusal, typed?: FormValues) => Response | Promise<Response> = (refusal, typed) =>
    refusedForm(pages, form, refusal, typed),
): Promise<Response> {
  let typed: FormValues | undefined;
  const refused = (refusal: Refusal) => refuse(refusal, typed);
  return handleForm(request, { origins, refuse: refused }, async (valueOf) => {
    typed = Object.fromEntries(fields.map((field) => [field, valueOf(field)]));
    if (valueOf(HONEYPOT_NAME) !== '')
      return confirmationRedirect(HONEYPOT_CONFIRMATIONS[form], confirmationsAt, {
        event: slugSchema.safeParse(typed['event']).data,
      });
    return accept(typed);
  });
}

function notStored({ status, headers }: Stored): Refusal {
  return new Refusal(status, 'not_stored', 'The form could not be stored.', headers);
}

/** Receives an enquiry form without JavaScript, and answers with a page. */
export function receiveEnquiry(request: Request, deps: FormDeps): Promise<Response> {
  return receiveForm('enquiry', CONTACT_FIELDS, request, deps, async (typed) => {
    const checked = checkEnquiry(typed as EnquiryValues);
    if ('errors' in checked)
      return redisplayForm(deps.pages, 'enquiry', { ...INVALID, typed, errors: checked.errors });
    const stored = await deps.storeEnquiry(checked.row);
    if (stored.status >= 300) throw notStored(stored);
    return confirmationRedirect('received', deps.confirmationsAt, { reference: stored.reference });
  });
}

/** Receives a newsletter form without JavaScript, and answers with a page. */
export function receiveSubscription(request: Request, deps: FormDeps): Promise<Response> {
  return receiveForm('newsletter', ['email'], request, deps, async (typed) => {
    const row = newsletterSchema.safeParse({
      email: sanitiseText(typed['email'] ?? '', CONTACT_LIMITS.email),
      source: NEWSLETTER_SOURCE,
    });
    if (!row.success) {
      const errors = { email: NEWSLETTER_FORM.invalidEmail };
      return redisplayForm(deps.pages, 'newsletter', { ...INVALID, typed, errors });
    }
    const stored = await deps.storeSubscription(row.data);
    if (stored.status === 409) return confirmationRedirect('known', deps.confirmationsAt);
    if (stored.status >= 300) throw notStored(stored);
    return confirmationRedirect('subscribed', deps.confirmationsAt);
  });
}

/** Receives a request for a reading link. The response is the same for every email address. */
export function receiveLinkRequest(
  request: Request,
  deps: FormContext & { queueLink: (email: string) => Promise<void> },
): Promise<Response> {
  return receiveForm('readingLink', ['email'], request, deps, async (typed) => {
    const email = emailSchema.safeParse(sanitiseText(typed['email'] ?? '', CONTACT_LIMITS.email));
    if (!email.success) {
      const errors = { email: READING_LINK_FORM.invalidEmail };
      return redisplayForm(deps.pages, 'readingLink', { ...INVALID, typed, errors });
    }
    await deps.queueLink(email.data);
    return confirmationRedirect('linkSent', deps.confirmationsAt);
  });
}
