import { Field, Select } from '#app/ui/form/field.tsx';
import { INDUSTRY_OPTIONS, INTEREST_OPTIONS, ROLE_OPTIONS } from '#shared/contact-options.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import type { EnquiryErrors } from './send-enquiry.ts';

const TEXT_FIELDS = [
  {
    name: 'first_name',
    label: 'First name',
    type: 'text',
    autoComplete: 'given-name',
    maxLength: CONTACT_LIMITS.firstName,
  },
  {
    name: 'last_name',
    label: 'Last name',
    type: 'text',
    autoComplete: 'family-name',
    maxLength: CONTACT_LIMITS.lastName,
  },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: CONTACT_LIMITS.email },
  {
    name: 'company',
    label: 'Company',
    type: 'text',
    autoComplete: 'organization',
    maxLength: CONTACT_LIMITS.company,
  },
] as const;

const CHOICE_FIELDS = [
  { name: 'role', label: 'Role', empty: 'Select your role', options: ROLE_OPTIONS },
  { name: 'industry', label: 'Industry', empty: 'Select your industry', options: INDUSTRY_OPTIONS },
  { name: 'interest', label: 'Area of interest', empty: 'Select a service', options: INTEREST_OPTIONS },
] as const;

type ContactFieldsProps = { errors: EnquiryErrors };

export function ContactFields({ errors }: ContactFieldsProps) {
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {TEXT_FIELDS.map(({ name, label, ...input }) => (
        <Field key={name} id={`contact-${name}`} name={name} label={label} required error={errors[name]}>
          {(control) => <input {...control} {...input} />}
        </Field>
      ))}
      {CHOICE_FIELDS.map(({ name, label, ...select }) => (
        <Field
          key={name}
          id={`contact-${name}`}
          name={name}
          label={label}
          error={errors[name]}
          className={name === 'interest' ? 'sm:col-span-2' : undefined}
        >
          {(control) => <Select {...control} {...select} />}
        </Field>
      ))}
      <Field
        id="contact-message"
        name="message"
        label="Message"
        required
        error={errors.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <textarea {...control} rows={5} autoComplete="off" maxLength={CONTACT_LIMITS.message} />
        )}
      </Field>
    </div>
  );
}
