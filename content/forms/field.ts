import { FIRM, HOTLINE_NUMBERS } from '../firm.ts';

/** Behind the label of a field that must be filled in. */
export const REQUIRED_MARK = ' (required)';

/** Shown when the page takes long to become ready after the visitor has pressed Send. */
export const STILL_TRYING = `Still trying. Please call ${HOTLINE_NUMBERS}, or write to ${FIRM.email}.`;
