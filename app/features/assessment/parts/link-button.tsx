import type { ReactNode } from 'react';

type LinkButtonProps = { onClick: () => void; children: ReactNode };

/** A button that looks like a link within small text. */
export function LinkButton({ onClick, children }: LinkButtonProps) {
  return (
    <button
      type="button"
      className="min-h-11 cursor-pointer text-small/[1.6] text-link underline underline-offset-[0.25em] hover:decoration-2"
      onClick={onClick}
    >
      {children}
    </button>
  );
}
