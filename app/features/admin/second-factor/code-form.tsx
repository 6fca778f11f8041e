import { useFormSubmit } from '#app/lib/forms/use-form-submit.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { ADMIN } from '#content/desk/admin-page.ts';
import { LOGIN_FORM } from '#content/forms/login.ts';

import { sendCode } from './second-factor.ts';

const { secondFactor: texts } = ADMIN;
const CODE = /^\d{6}$/;

type CodeFormProps = {
  factorId: string;
  submitLabel: string;
  onAccepted: () => void;
};

/** Apps show the code in two groups of three, and some copy the space with it. */
function codeIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('code') ?? '').replaceAll(/\s/g, '');
}

/** Asks for the code that the authenticator app shows now. */
export function CodeForm({ factorId, submitLabel, onAccepted }: CodeFormProps) {
  const { isSubmitting, errors, submit, forgetError } = useFormSubmit<'code'>({
    check: (form) => (CODE.test(codeIn(form)) ? undefined : { errors: { code: texts.sixDigits } }),
    send: async (form) => {
      const refusal = await sendCode(factorId, codeIn(form));
      return refusal === undefined ? { settle: onAccepted } : { errors: { code: refusal } };
    },
  });
  return (
    <form
      noValidate
      aria-label={texts.title}
      className="grid max-w-80 gap-5"
      onChange={forgetError}
      onSubmit={(event) => void submit(event)}
    >
      <Field id="second-factor-code" name="code" label={texts.code} required error={errors.code}>
        {(control) => (
          <input {...control} type="text" inputMode="numeric" autoComplete="one-time-code" maxLength={11} />
        )}
      </Field>
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting && <Spinner />}
        {isSubmitting ? LOGIN_FORM.submitting : submitLabel}
      </Button>
    </form>
  );
}
