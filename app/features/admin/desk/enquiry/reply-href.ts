import { FIRM } from '#content/firm.ts';
import type { DeskSubmission } from '#shared/desk-answers.ts';
import { visibleText } from '#shared/visible-text.ts';

/** Longest part of the visitor's message that is quoted: some mail programs refuse long addresses. */
const QUOTED_CHARACTERS = 1000;

type Enquiry = Pick<DeskSubmission, 'first_name' | 'last_name' | 'email' | 'reference' | 'message'>;

function quoted(message: string): string {
  const whole = Array.from(message);
  const text = whole.length > QUOTED_CHARACTERS ? `${whole.slice(0, QUOTED_CHARACTERS).join('')}…` : message;
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/** RFC 6068 wants the `@` of an address as it is; everything else that means something in a URI is escaped. */
function recipient(email: string): string {
  const at = email.lastIndexOf('@');
  return `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** A mail in the reader's own program, with the reference by which it is found again. */
export function replyHref({ first_name, last_name, email, reference, message }: Enquiry): string {
  const subject = `Your enquiry to ${FIRM.name}${reference ? ` [${reference}]` : ''}`;
  const body = visibleText(`Dear ${first_name} ${last_name},\r\n\r\n\r\n\r\n${quoted(message)}`);
  // Each part is escaped whole: nothing a visitor typed can add a recipient or a header.
  return `mailto:${recipient(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
