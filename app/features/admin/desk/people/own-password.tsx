import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { changeFailedToast } from '#app/features/admin/admin-toasts.ts';
import { hasUnsent } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { newPasswordError } from '#app/lib/forms/new-password.ts';
import { useFormSubmit } from '#app/lib/forms/use-form-submit.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { DESK } from '#content/desk/desk.ts';
import { LOGIN_FORM } from '#content/forms/login.ts';
import { requiredMessage } from '#shared/forms/messages.ts';

import { changePassword, type PasswordFields } from './change-password.ts';

const { password: texts } = DESK;

function valuesOf(form: HTMLFormElement): Record<PasswordFields, string> {
  const data = new FormData(form);
  return { current: String(data.get('current')), chosen: String(data.get('chosen')) };
}

function PasswordForm({ email }: { email: string }) {
  const client = useQueryClient();
  const { isSubmitting, errors, submit, forgetError } = useFormSubmit<PasswordFields>({
    check: (form) => {
      if (hasUnsent(client)) return { toast: changeFailedToast(texts.unsent) };
      const { current, chosen } = valuesOf(form);
      const found = {
        current: current === '' ? requiredMessage('current password') : undefined,
        chosen: newPasswordError(chosen),
      };
      return found.current || found.chosen ? { errors: found } : undefined;
    },
    send: (form) => {
      const { current, chosen } = valuesOf(form);
      return changePassword(current, chosen);
    },
  });
  return (
    <form
      noValidate
      aria-label={texts.change}
      className="mt-4 grid max-w-80 gap-5"
      onChange={forgetError}
      onSubmit={(event) => void submit(event)}
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField id="current-password" name="current" label={texts.current} error={errors.current} />
      <PasswordField id="new-password" name="chosen" label={texts.chosen} isNew error={errors.chosen} />
      <Button type="submit" disabled={isSubmitting}>
        {isSubmitting && <Spinner />}
        {isSubmitting ? LOGIN_FORM.submitting : texts.submit}
      </Button>
    </form>
  );
}

/** The signed-in admin's own password. */
export function OwnPassword({ email }: { email: string }) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <Heading level={2} size="h4" id={titleId}>
        {texts.title}
      </Heading>
      <p className="mt-1 text-small">{texts.consequence}</p>
      <ToolButton className="mt-3" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.change}
      </ToolButton>
      {isOpen && <PasswordForm email={email} />}
    </section>
  );
}
