import { Fragment } from 'react';

import { FIRM } from '#content/firm.ts';

const ADDRESSES: readonly string[] = [FIRM.email, FIRM.privacyEmail, FIRM.securityEmail];
const ADDRESS = new RegExp(
  `(${ADDRESSES.map((address) => address.replaceAll('.', String.raw`\.`)).join('|')})`,
);

/** Makes links of the firm's e-mail addresses in a text. */
export function MailText({ children }: { children: string }) {
  return children.split(ADDRESS).map((part, index) =>
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
