import { FIRM } from './firm.ts';

/** How clients and subscribers get a full text that the site announces; completes "The papers are …". */
export const SENT_ON_REQUEST = `sent to clients and subscribers on request: write to ${FIRM.email}.`;

/** How to leave the newsletter. Staff remove the address in the desk. */
export const LEAVE_NEWSLETTER = `To leave, write to ${FIRM.privacyEmail}: we remove your address within three working days.`;
