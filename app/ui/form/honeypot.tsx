import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { HONEYPOT_NAME } from '#shared/forms/plain-forms.ts';

/**
 * A field that people never see and only bots fill in. It is moved off the page instead of having `type="hidden"`,
 * because bots skip hidden fields. Nothing that fills forms for people may fill it: browsers fill by type, label and
 * `autocomplete` token, and none matches `website`; `off` suppresses earlier entries; the label contains no word that
 * an autofill heuristic knows; and each password manager has its own attribute to opt out.
 */
export function Honeypot({ id = 'contact-leave-empty' }: { id?: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor={id}>{ENQUIRY_FORM.honeypot}</label>
      <input
        id={id}
        name={HONEYPOT_NAME}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </div>
  );
}
