import { DESK } from '#content/desk/desk.ts';
import { FIRM } from '#content/firm.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import { visibleText } from '#shared/text/visible-text.ts';

/** Limit for the quoted message: some mail programs reject long `mailto:` URLs. */
const QUOTED_CHARACTERS = 1000;

type Enquiry = Pick<DeskEnquiry, 'first_name' | 'last_name' | 'email' | 'reference' | 'message'>;

function quoted(message: string): string {
  const whole = Array.from(message);
  const text = whole.length > QUOTED_CHARACTERS ? `${whole.slice(0, QUOTED_CHARACTERS).join('')}…` : message;
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/** RFC 6068 requires the `@` unescaped; every other character with a meaning in URIs is escaped. */
function recipient(email: string): string {
  const at = email.lastIndexOf('@');
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** A `mailto:` URL for the reply. Its subject holds the reference, so that the conversation can be found again. */
export function replyHref({ first_name, last_name, email, reference, message }: Enquiry): string {
  const subject = DESK.enquiry.replySubject(FIRM.name, reference);
  const greeting = DESK.enquiry.replyGreeting(`${first_name} ${last_name}`);
  const body = visibleText(`${greeting}\r\n\r\n\r\n\r\n${quoted(message)}`);
  // Every part is fully escaped, so visitor input cannot add a recipient or a header.
  return `mailto:${recipient(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
