import { useId } from 'react';

import { CONTROL_CLASS, LABEL_CLASS } from '#app/features/admin/desk/parts/controls.tsx';

type TextAreaProps = {
  label: string;
  rows: number;
  maxLength: number;
  value: string;
  error: string | undefined;
  onText: (text: string) => void;
};

/** A field of several lines with its label and error. */
export function TextArea({ label, error, onText, ...area }: TextAreaProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className={LABEL_CLASS}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={CONTROL_CLASS}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
