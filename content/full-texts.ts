import { FIRM } from './firm.ts';

/** Who may read what the site announces; completes "The papers are …". */
export const OPEN_TO_READERS =
  'open to clients we have invited and to subscribers who have confirmed their address.';

/** How to leave the newsletter: by the link in a mail, or through staff, who remove the address in the desk. */
export const LEAVE_NEWSLETTER = `To leave, open the link in any newsletter and choose to leave, which removes your address at once, or write to ${FIRM.privacyEmail}: we then remove it within three working days.`;
