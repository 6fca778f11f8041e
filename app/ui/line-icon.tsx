import type { ReactNode } from 'react';

type LineIconProps = { width: number; height: number; className?: string; children: ReactNode };

/** A drawing in thin lines of the text's colour. What it means is said by the words beside it, or its control's name. */
export function LineIcon({ width, height, className, children }: LineIconProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}
