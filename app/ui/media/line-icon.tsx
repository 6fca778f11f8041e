import type { ReactNode } from 'react';

type LineIconProps = { width: number; height: number; className?: string; children: ReactNode };

/** Line drawing in the text colour. Screen readers skip it: text beside it or its control's name has the meaning. */
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
