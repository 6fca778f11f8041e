import { useState } from 'react';

import { LOGIN_FORM } from '#content/forms/login.ts';

import { Field } from './field.tsx';

type PasswordFieldProps = {
  id: string;
  name: string;
  label: string;
  /** True for a new password: shows the length rule as a hint. */
  isNew?: boolean;
  error?: string;
};

export function PasswordField({ id, name, label, isNew = false, error }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const toggle = isShown ? LOGIN_FORM.hide : LOGIN_FORM.show;
  return (
    <Field
      id={id}
      name={name}
      label={label}
      required
      hint={isNew ? LOGIN_FORM.passwordHint : undefined}
      error={error}
    >
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${className} pr-20`}
          />
          <button
            type="button"
            aria-label={toggle.label}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-1 my-auto h-11 rounded-control px-3 text-small font-medium text-link underline-offset-4 hover:underline noscript:hidden"
          >
            {toggle.text}
          </button>
        </div>
      )}
    </Field>
  );
}
