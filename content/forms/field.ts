import { FIRM, HOTLINE_NUMBERS } from '../firm.ts';

/** Behind the label of a field that must be filled in. */
export const REQUIRED_MARK = ' (required)';

/** Shown when the page takes long to become ready after the visitor has pressed Send. */
export const STILL_TRYING = `Still trying. Please call ${HOTLINE_NUMBERS}, or write to ${FIRM.email}.`;

/** Below a long text, when it nears its limit. */
export const CHARACTERS_LEFT = {
  atMost: (left: number) => `At most ${left} characters left`,
  none: (limit: number) => `No characters left: text beyond ${limit} is left out.`,
};
