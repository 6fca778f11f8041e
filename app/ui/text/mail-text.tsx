import { Fragment } from 'react';

import { FIRM } from '#content/firm.ts';

const ADDRESSES: readonly string[] = [FIRM.email, FIRM.privacyEmail, FIRM.securityEmail];

/** The text with each email address of the firm as a part of its own. */
function partsOf(text: string): string[] {
  let parts = [text];
  for (const address of ADDRESSES) {
    parts = parts.flatMap((part) =>
      part.split(address).flatMap((piece, index) => (index === 0 ? [piece] : [address, piece])),
    );
  }
  return parts;
}

/** A text whose email addresses of the firm are links. */
export function MailText({ children }: { children: string }) {
  return partsOf(children).map((part, index) =>
    ADDRESSES.includes(part) ? (
      <a
        key={index}
        href={`mailto:${part}`}
        className="text-link underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
      >
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
