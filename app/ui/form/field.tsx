import type { ChangeEventHandler, ReactNode } from 'react';

import { REQUIRED_MARK } from '#content/forms/field.ts';
import { classNames } from '#app/lib/class-names.ts';

import { LineIcon } from '#app/ui/media/line-icon.tsx';

/** Props that a control needs from its field; spread them on the `<input>`, `<select>` or `<textarea>`. */
type ControlProps = {
  id: string;
  name: string;
  required: boolean;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type FieldProps = {
  id: string;
  name: string;
  label: string;
  hint?: ReactNode;
  /** Set only after an attempt to submit. */
  error?: string;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

function ErrorIcon() {
  return (
    <LineIcon width={16} height={16} className="mt-[0.2em] flex-none">
      <circle cx="8" cy="8" r="7" />
      <path d="M8 4.25v4.5M8 11v.75" strokeLinecap="round" />
    </LineIcon>
  );
}

/** Label, hint and error of one control. `aria-describedby` names only elements that are on the page. */
export function Field({ id, name, label, hint, error, required = false, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error && `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium text-heading">
        {label}
        {required && <span className="font-normal text-secondary">{REQUIRED_MARK}</span>}
      </label>
      {children({
        id,
        name,
        required,
        className: 'control',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(errorId, hintId) || undefined,
      })}
      {hint && (
        <p id={hintId} className="mt-2 text-small text-secondary">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-2 flex gap-2 text-small font-medium text-danger">
          <ErrorIcon />
          {error}
        </p>
      )}
    </div>
  );
}

type Choice = { value: string; label: string };

type SelectProps = {
  id?: string;
  name?: string;
  'aria-invalid'?: true | undefined;
  'aria-describedby'?: string | undefined;
  className: string;
  /** Set together with `onChange` where the choice is kept outside the form. */
  value?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  /** Label of the first option, which means that nothing is chosen; absent where one always is. */
  empty?: string | undefined;
  options?: readonly Choice[];
  /** Options in groups. */
  children?: ReactNode;
};

/** A native select with an arrow drawn like the other line icons. */
export function Select({ empty, options, className, children, ...control }: SelectProps) {
  return (
    <div className="relative">
      <select {...control} className={classNames(className, 'appearance-none pr-10')}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <LineIcon
        width={12}
        height={8}
        className="pointer-events-none absolute inset-y-0 right-4 my-auto text-secondary"
      >
        <path d="m1 1.5 5 5 5-5" />
      </LineIcon>
    </div>
  );
}
