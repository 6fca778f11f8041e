import type { ReactNode } from 'react';

/** The buttons under a step. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="mt-7 mb-4 flex flex-wrap gap-x-4 gap-y-3">{children}</div>;
}
