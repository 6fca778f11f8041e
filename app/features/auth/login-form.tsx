import { LOGIN_FORM } from '#content/forms/login.ts';
import { afterPaint } from '#app/lib/after-paint.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { EarlySubmitNote } from '#app/ui/form/early-submit-note.tsx';
import { PasswordField } from '#app/ui/form/password-field.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import type { LoginMode } from './auth-outcome.ts';
import { useLoginForm } from './use-login-form.ts';

/** Build-time switch that only hides the sign-up form; a server with sign-up closed refuses it in any case. */
const IS_SIGN_UP_OPEN = import.meta.env.VITE_SIGNUP !== 'off';

const MODES: readonly LoginMode[] = ['signin', 'signup'];

type ModeToggleProps = { mode: LoginMode; onChoose: (mode: LoginMode) => void };

function ModeToggle({ mode, onChoose }: ModeToggleProps) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-px border-b border-hairline">
      {MODES.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === mode}
          onClick={() => onChoose(choice)}
          className="-mb-px min-h-11 border-b-2 border-transparent text-copy font-medium text-secondary transition-colors hover:text-heading aria-pressed:border-accent aria-pressed:text-heading noscript:hidden"
        >
          {LOGIN_FORM[choice].choice}
        </button>
      ))}
    </div>
  );
}

export function LoginForm() {
  const { mode, chooseMode, isSubmitting, errors, prepare, submit, forgetError } = useLoginForm();
  const { title, submit: submitLabel } = LOGIN_FORM[mode];

  return (
    <>
      <Heading level={1} size="h2">
        {title}
      </Heading>
      {IS_SIGN_UP_OPEN && <ModeToggle mode={mode} onChoose={chooseMode} />}
      <form
        method="post"
        noValidate
        aria-label={title}
        className="mt-8 grid gap-5"
        onFocusCapture={() => afterPaint(prepare)}
        onChange={forgetError}
        onSubmit={(event) => void submit(event)}
      >
        <noscript>
          <p className="border-l-3 border-accent pl-4">{LOGIN_FORM.needsScript}</p>
        </noscript>
        <Field id="login-email" name="email" label={LOGIN_FORM.email} required error={errors.email}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              maxLength={CONTACT_LIMITS.email}
            />
          )}
        </Field>
        <PasswordField
          id="login-password"
          name="password"
          label={LOGIN_FORM.password}
          isNew={mode === 'signup'}
          error={errors.password}
        />
        <div className="mt-2 noscript:hidden">
          <Button type="submit" disabled={isSubmitting} className="w-full">
            {isSubmitting && <Spinner />}
            {isSubmitting ? LOGIN_FORM.submitting : submitLabel}
          </Button>
          <EarlySubmitNote held={LOGIN_FORM.early} />
        </div>
        {mode === 'signin' && <p className="text-small text-secondary">{LOGIN_FORM.forgotten}</p>}
      </form>
    </>
  );
}
