import { FIRM } from './firm.ts';

const { email, privacyEmail, securityEmail, phone } = FIRM;

const HREFS: ReadonlyMap<string, string> = new Map([
  ...[email, privacyEmail, securityEmail].map((address) => [address, `mailto:${address}`] as const),
  [phone.label, phone.href],
]);

type ContactPart = { text: string; href?: string | undefined };

/** A text with each address and number of the firm as a part of its own. */
export function contactParts(text: string): ContactPart[] {
  let parts = [text];
  for (const address of HREFS.keys()) {
    parts = parts.flatMap((part) =>
      part.split(address).flatMap((piece, index) => (index === 0 ? [piece] : [address, piece])),
    );
  }
  return parts.map((part) => ({ text: part, href: HREFS.get(part) }));
}
