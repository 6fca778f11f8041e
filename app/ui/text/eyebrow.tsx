import type { ReactNode } from 'react';

import { classNames } from '#app/lib/class-names.ts';

type EyebrowProps = { className?: string; children: ReactNode };

/** Short line above a heading, in capitals by CSS only. */
export function Eyebrow({ className, children }: EyebrowProps) {
  return <p className={classNames('eyebrow', className)}>{children}</p>;
}
