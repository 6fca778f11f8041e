import type { ReactNode } from 'react';

type LinkButtonProps = {
  /** Accessible name where the text alone does not tell buttons apart. It contains the text. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
};

/** A button that looks like a link within small text. */
export function LinkButton({ label, onClick, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="min-h-11 cursor-pointer text-small/[1.6] text-link underline underline-offset-[0.25em] hover:decoration-2"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
