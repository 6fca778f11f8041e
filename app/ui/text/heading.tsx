import type { ReactNode, Ref } from 'react';

import { classNames } from '#app/lib/class-names.ts';

type HeadingSize = 'display' | 'h1' | 'h2' | 'h3' | 'h4';

type HeadingProps = {
  /** Level in the document outline; `size` sets the appearance. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  id?: string;
  className?: string;
  ref?: Ref<HTMLHeadingElement>;
  /** For a heading that receives the focus. */
  tabIndex?: -1;
  children: ReactNode;
};

const SIZE_CLASS: Record<HeadingSize, string> = {
  display: 'font-display text-display',
  h1: 'font-display text-h1',
  h2: 'font-display text-h2',
  h3: 'font-display text-h3',
  h4: 'font-sans text-copy/snug font-semibold',
};

const SIZE_OF_LEVEL = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function Heading(props: HeadingProps) {
  const { level, size = SIZE_OF_LEVEL[props.level], id, className, ref, tabIndex, children } = props;
  const Tag = `h${level}` as const;
  return (
    <Tag
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      className={classNames(SIZE_CLASS[size], 'text-heading', className)}
    >
      {children}
    </Tag>
  );
}
