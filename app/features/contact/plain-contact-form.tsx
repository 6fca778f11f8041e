import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { formAction } from '#app/lib/forms/form-action.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { slot } from '#shared/forms/template.ts';

import { ContactFields } from './contact-fields.tsx';
import { Honeypot } from '#app/ui/form/honeypot.tsx';
import { OtherWays } from './other-ways.tsx';

const ERRORS = Object.fromEntries(
  Object.keys(ENQUIRY_FORM.fields).map((field) => [field, slot(`error.${field}`)]),
);

/** The enquiry form of the page that answers it, with a slot for each error. The build adds those for the values. */
export function PlainContactForm() {
  return (
    <form
      method="post"
      action={formAction('enquiry')}
      noValidate
      aria-label={ENQUIRY_FORM.label}
      className="relative"
    >
      <ContactFields errors={ERRORS} />
      <Honeypot />
      <div className="mt-8 grid grid-cols-[auto_1fr] items-start gap-x-6 gap-y-4 sm:gap-y-0">
        <div className="sm:row-span-2">
          <Button type="submit">{ENQUIRY_FORM.submit}</Button>
        </div>
        <OtherWays status="" />
      </div>
    </form>
  );
}
