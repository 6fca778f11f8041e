import type { ReactNode } from 'react';

import { classNames } from '#app/lib/class-names.ts';

type TextButtonProps = { className?: string; onClick: () => void; children: ReactNode };

/** A button that looks like a link, for actions beside an answer. */
export function TextButton({ className, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className={classNames(
        'min-h-7 cursor-pointer text-small/[1.6] font-medium text-heading underline decoration-accent decoration-1 underline-offset-[0.35em] hover:decoration-2',
        className,
      )}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
