import { useRef, useState } from 'react';
import type { ChangeEvent, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';

import { afterPaint } from '#app/lib/after-paint.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import { changedField } from './changed-field.ts';

type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/** Result of a submission. */
export type SubmitResult<Field extends string> = {
  errors?: FieldErrors<Field>;
  toast?: ToastMessage;
  /** Changes the form, for example empties it, before the result is shown. */
  settle?: () => void;
};

type FormSubmit<Field extends string> = {
  /** Validates before sending. Returns a result to stop, or undefined to send. */
  check?: (form: HTMLFormElement) => SubmitResult<Field> | undefined;
  /** Must not reject. */
  send: (form: HTMLFormElement) => Promise<SubmitResult<Field>>;
  /** Selector of the control that takes the focus if it was lost. */
  refocus?: string;
};

/**
 * Sends a form once at a time, shows the errors of its fields and keeps the focus in the form. The fields stay
 * uncontrolled: `send` reads them itself (docs/decisions/0006-uncontrolled-forms.md).
 */
export function useFormSubmit<Field extends string>({
  check,
  send,
  refocus = '[type="submit"]',
}: FormSubmit<Field>) {
  const { toast, prepareToasts } = useToast();
  const [isSubmitting, setSubmitting] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Field>>({});
  const inFlight = useRef(false);

  function show(form: HTMLFormElement, result: SubmitResult<Field>): void {
    flushSync(() => {
      setSubmitting(false);
      setErrors(result.errors ?? {});
    });
    result.settle?.();
    const message = result.toast;
    if (message) afterPaint(() => toast(message));
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (invalid) invalid.focus();
    // Disabled controls lose the focus: restore it unless the visitor has moved it elsewhere.
    else if (document.activeElement === document.body) {
      form.querySelector<HTMLElement>(refocus)?.focus({ preventScroll: true });
    }
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (inFlight.current) return;
    const answered = check?.(form);
    if (answered) {
      show(form, answered);
      return;
    }
    inFlight.current = true;
    setErrors({});
    setSubmitting(true);
    const result = await send(form);
    inFlight.current = false;
    show(form, result);
  }

  /** Removes the error of a field whose value has changed. */
  function forgetError(event: ChangeEvent<HTMLFormElement>): void {
    const name = changedField(event)?.name;
    if (name && name in errors) setErrors({ ...errors, [name]: undefined });
  }

  return { isSubmitting, errors, submit, forgetError, forgetErrors: () => setErrors({}), prepareToasts };
}
