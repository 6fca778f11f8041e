import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { slot } from '#shared/forms/template.ts';
import { CONTACT_LIMITS } from '#shared/limits.ts';

type PlainEmailFormProps = {
  id: string;
  action: string;
  texts: { label: string; email: string; submit: string };
};

/** A form with an email address alone, on the page that answers it, with a slot for the error. */
export function PlainEmailForm({ id, action, texts }: PlainEmailFormProps) {
  return (
    <form method="post" action={action} noValidate aria-label={texts.label}>
      <Field id={id} name="email" label={texts.email} required error={slot('error.email')}>
        {(control) => (
          <input {...control} type="email" autoComplete="email" maxLength={CONTACT_LIMITS.email} />
        )}
      </Field>
      <Button type="submit" className="mt-6">
        {texts.submit}
      </Button>
    </form>
  );
}
