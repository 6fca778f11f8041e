import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { EarlySubmitNote } from '#app/ui/form/early-submit-note.tsx';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { CONTACT_LIMITS } from '#shared/limits.ts';

import type { LoginMode } from './auth-outcome.ts';
import { PasswordField } from './password-field.tsx';
import { useLoginForm } from './use-login-form.ts';

/** Build-time switch that only hides the sign-up form; a server with sign-up closed refuses it in any case. */
const IS_SIGN_UP_OPEN = import.meta.env.VITE_SIGNUP !== 'off';

const MODES: readonly { mode: LoginMode; label: string }[] = [
  { mode: 'signin', label: 'Sign in' },
  { mode: 'signup', label: 'Sign up' },
];

const TITLE: Record<LoginMode, string> = { signin: 'Admin Login', signup: 'Create Admin Account' };
const SUBMIT_LABEL: Record<LoginMode, string> = { signin: 'Log in', signup: 'Create account' };

type ModeToggleProps = { mode: LoginMode; onChoose: (mode: LoginMode) => void };

function ModeToggle({ mode, onChoose }: ModeToggleProps) {
  return (
    <div className="mt-6 grid grid-cols-2 gap-px border-b border-hairline">
      {MODES.map((choice) => (
        <button
          key={choice.mode}
          type="button"
          aria-pressed={choice.mode === mode}
          onClick={() => onChoose(choice.mode)}
          className="-mb-px min-h-11 border-b-2 border-transparent text-copy font-medium text-secondary transition-colors hover:text-heading aria-pressed:border-accent aria-pressed:text-heading noscript:hidden"
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}

export function LoginForm() {
  const { mode, chooseMode, isBusy, errors, prepare, submit, forgetError } = useLoginForm();

  return (
    <>
      <Heading level={1} size="h2">
        {TITLE[mode]}
      </Heading>
      {IS_SIGN_UP_OPEN && <ModeToggle mode={mode} onChoose={chooseMode} />}
      <form
        method="post"
        noValidate
        aria-label={TITLE[mode]}
        className="mt-8 grid gap-5"
        onFocusCapture={prepare}
        onChange={forgetError}
        onSubmit={(event) => void submit(event)}
      >
        <noscript>
          <p className="border-l-3 border-accent pl-4">Signing in needs JavaScript.</p>
        </noscript>
        <Field id="login-email" name="email" label="Email" required error={errors.email}>
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
        <PasswordField mode={mode} error={errors.password} />
        <div className="mt-2 noscript:hidden">
          <Button type="submit" disabled={isBusy} className="w-full">
            {isBusy && <Spinner />}
            {isBusy ? 'Please wait…' : SUBMIT_LABEL[mode]}
          </Button>
          <EarlySubmitNote held="Signing in as soon as the page is ready…" />
        </div>
      </form>
    </>
  );
}
