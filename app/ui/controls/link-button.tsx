import type { ReactNode, Ref } from 'react';

import { classNames } from '#app/lib/class-names.ts';

type LinkButtonProps = {
  /** Accessible name if the text alone is ambiguous. It must contain the text. */
  label?: string;
  /** Replaces the default text size. */
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
  children: ReactNode;
};

/** A button that looks like a link within small text. */
export function LinkButton(props: LinkButtonProps) {
  const { label, className = 'text-small/[1.6]', ref, onClick, children } = props;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      className={classNames(
        'min-h-11 cursor-pointer text-link underline underline-offset-[0.25em] hover:decoration-2',
        className,
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
