import { Fragment } from 'react';

import { classNames } from '#app/lib/class-names.ts';
import { FIRM } from '#content/firm.ts';

const { email, privacyEmail, securityEmail, phone } = FIRM;

const HREFS: ReadonlyMap<string, string> = new Map([
  ...[email, privacyEmail, securityEmail].map((address) => [address, `mailto:${address}`] as const),
  [phone.label, phone.href],
]);

/** The text with each address and number of the firm as a part of its own. */
function partsOf(text: string): string[] {
  let parts = [text];
  for (const address of HREFS.keys()) {
    parts = parts.flatMap((part) =>
      part.split(address).flatMap((piece, index) => (index === 0 ? [piece] : [address, piece])),
    );
  }
  return parts;
}

/** A text whose email addresses and telephone number of the firm are links. */
export function ContactText({ children }: { children: string }) {
  return partsOf(children).map((part, index) => {
    const href = HREFS.get(part);
    if (!href) return <Fragment key={index}>{part}</Fragment>;
    return (
      <a
        key={index}
        href={href}
        className={classNames(
          // An inline-flex box keeps the number on one line.
          part === phone.label && 'inline-flex',
          'text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2',
        )}
      >
        {part}
      </a>
    );
  });
}
