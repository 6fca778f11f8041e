import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { CountedTextarea } from '#app/ui/form/counted-textarea.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { PersonFields } from '#app/ui/form/person-fields.tsx';
import { PrivacyHint } from '#app/ui/text/privacy-hint.tsx';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/forms/contact-options.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import type { EnquiryErrors } from '#shared/forms/contact.ts';

const CHOICE_FIELDS = [
  { name: 'role', options: ROLE_OPTIONS },
  { name: 'industry', options: INDUSTRY_OPTIONS },
  { name: 'interest', options: INTEREST_OPTIONS },
] as const;

type ContactFieldsProps = { errors: EnquiryErrors };

const { fields: LABELS, noChoice: NO_CHOICE } = ENQUIRY_FORM;

export function ContactFields({ errors }: ContactFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <PersonFields idPrefix="contact" labels={LABELS} errors={errors} />
      {CHOICE_FIELDS.map(({ name, options }) => (
        <Field
          key={name}
          id={`contact-${name}`}
          name={name}
          label={LABELS[name]}
          error={errors[name]}
          className={name === 'interest' ? 'sm:col-span-2' : undefined}
        >
          {(control) => <Select {...control} empty={NO_CHOICE[name]} options={options} />}
        </Field>
      ))}
      <Field
        id="contact-message"
        name="message"
        label={LABELS.message}
        hint={<PrivacyHint {...ENQUIRY_FORM.messageHint} />}
        required
        error={errors.message}
        className="sm:col-span-2"
      >
        {(control) => <CountedTextarea {...control} rows={5} maxLength={CONTACT_LIMITS.message} />}
      </Field>
    </div>
  );
}
