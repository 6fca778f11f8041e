import { FIRM } from '../firm.ts';

/** Behind the label of a field that must be filled in. */
export const REQUIRED_MARK = ' (required)';

/** Shown when the page takes long to become ready after the visitor has pressed Send. */
export const STILL_TRYING = `Still trying. Or call ${FIRM.hotline.label} or write to ${FIRM.email}.`;
