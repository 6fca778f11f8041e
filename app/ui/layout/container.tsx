import type { ReactNode } from 'react';

import { classNames } from '#app/lib/class-names.ts';

type ContainerProps = {
  /** `text` is the 680 px column of legal and running text. */
  width?: 'page' | 'text';
  className?: string;
  children: ReactNode;
};

/** Centred column with the side margins of the page. */
export function Container({ width = 'page', className, children }: ContainerProps) {
  return <div className={classNames('column', width === 'text' && 'column-text', className)}>{children}</div>;
}
