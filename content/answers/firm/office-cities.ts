import { FIRM } from '../../firm.ts';

/** The cities of the offices within a sentence. */
export const OFFICE_CITIES = new Intl.ListFormat('en-GB').format(FIRM.offices.map(({ city }) => city));
