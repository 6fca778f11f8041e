import type { ReactNode } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { Heading } from '#app/ui/text/heading.tsx';

type ResultPartProps = {
  id: string;
  title: string;
  /** The first part has space above it, the others a line. */
  isFirst?: boolean;
  className?: string;
  children: ReactNode;
};

export function ResultPart({ id, title, isFirst, className = 'print:pt-[7mm]', children }: ResultPartProps) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        'column pb-[clamp(3rem,2rem+3.5vw,5rem)] print:pb-0',
        isFirst && 'pt-[clamp(3rem,2rem+3.5vw,5rem)]',
        className,
      )}
    >
      <Heading
        level={2}
        id={id}
        className={classNames(
          'print:text-[18pt]',
          !isFirst && 'border-t border-hairline pt-5 print:border-0 print:pt-0',
        )}
      >
        {title}
      </Heading>
      {children}
    </section>
  );
}
