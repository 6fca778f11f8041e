import { ENQUIRY_FORM } from '#content/forms/enquiry.ts';
import { TextLink } from '#app/ui/controls/link.tsx';
import { Field, Select } from '#app/ui/form/field.tsx';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/contact-options.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';
import type { EnquiryErrors } from '#shared/contact.ts';

const TEXT_FIELDS = [
  {
    name: 'first_name',
    type: 'text',
    autoComplete: 'given-name',
    maxLength: CONTACT_LIMITS.firstName,
  },
  {
    name: 'last_name',
    type: 'text',
    autoComplete: 'family-name',
    maxLength: CONTACT_LIMITS.lastName,
  },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: CONTACT_LIMITS.email },
  {
    name: 'company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: CONTACT_LIMITS.company,
  },
] as const;

const CHOICE_FIELDS = [
  { name: 'role', options: ROLE_OPTIONS },
  { name: 'industry', options: INDUSTRY_OPTIONS },
  { name: 'interest', options: INTEREST_OPTIONS },
] as const;

type ContactFieldsProps = { errors: EnquiryErrors };

const { fields: LABELS, noChoice: NO_CHOICE, messageHint: HINT } = ENQUIRY_FORM;

const MESSAGE_HINT = (
  <>
    {HINT.before}
    <TextLink href="/privacy">{HINT.link}</TextLink>
    {HINT.after}
  </>
);

export function ContactFields({ errors }: ContactFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {TEXT_FIELDS.map(({ name, ...input }) => (
        <Field
          key={name}
          id={`contact-${name}`}
          name={name}
          label={LABELS[name]}
          required
          error={errors[name]}
        >
          {(control) => <input {...control} {...input} />}
        </Field>
      ))}
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
        hint={MESSAGE_HINT}
        required
        error={errors.message}
        className="sm:col-span-2"
      >
        {(control) => <textarea {...control} rows={5} maxLength={CONTACT_LIMITS.message} />}
      </Field>
    </div>
  );
}
