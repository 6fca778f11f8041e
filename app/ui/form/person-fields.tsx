import { CONTACT_LIMITS } from '#shared/limits.ts';

import { Field } from './field.tsx';

const FIELDS = [
  { name: 'first_name', type: 'text', autoComplete: 'given-name', maxLength: CONTACT_LIMITS.firstName },
  { name: 'last_name', type: 'text', autoComplete: 'family-name', maxLength: CONTACT_LIMITS.lastName },
  { name: 'email', type: 'email', autoComplete: 'email', maxLength: CONTACT_LIMITS.email },
  { name: 'company', type: 'text', autoComplete: 'organization', maxLength: CONTACT_LIMITS.company },
] as const;

type PersonField = (typeof FIELDS)[number]['name'];

type PersonFieldsProps = {
  idPrefix: string;
  labels: Readonly<Record<PersonField, string>>;
  errors: Readonly<Partial<Record<PersonField, string>>>;
};

/**
 * Fields for the name, email address and company, shared by the forms for enquiries and for appointments. The calendar has
 * fields of its own, with the values of its draft, because sharing these would put the home page over its budget.
 */
export function PersonFields({ idPrefix, labels, errors }: PersonFieldsProps) {
  return FIELDS.map(({ name, ...input }) => (
    <Field
      key={name}
      id={`${idPrefix}-${name}`}
      name={name}
      label={labels[name]}
      required
      error={errors[name]}
    >
      {(control) => <input {...control} {...input} />}
    </Field>
  ));
}
