import { Fragment } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { contactParts } from '#content/contact-parts.ts';
import { FIRM } from '#content/firm.ts';

/** A text whose email addresses and telephone number of the firm are links. */
export function ContactText({ children }: { children: string }) {
  return contactParts(children).map(({ text, href }, index) => {
    if (!href) return <Fragment key={index}>{text}</Fragment>;
    return (
      <a
        key={index}
        href={href}
        className={classNames(
          // An inline-flex box keeps the number on one line.
          text === FIRM.phone.label && 'inline-flex',
          'text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2',
        )}
      >
        {text}
      </a>
    );
  });
}
