import { useId, type ComponentProps } from 'react';

import { CONTROL_CLASS, LABEL_CLASS } from '#app/features/admin/desk/parts/controls.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'style' | 'onChange'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  onText: (text: string) => void;
};

/** A field with its label, hint and error. */
export function TextField({ label, hint, error, onText, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={LABEL_CLASS}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={described}
        className={CONTROL_CLASS}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-secondary">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
