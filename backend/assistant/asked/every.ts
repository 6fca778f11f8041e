import type { AskedOn } from './asked.ts';
import { ASKED_OF_FIRM } from './firm.ts';
import { ASKED_OF_INDUSTRIES } from './industries.ts';
import { ASKED_OF_LEGAL } from './legal.ts';
import { ASKED_OF_READING } from './reading.ts';
import { ASKED_OF_SERVICES } from './services.ts';

/** What is asked about every page. */
export const ASKED: readonly AskedOn[] = [
  ...ASKED_OF_FIRM,
  ...ASKED_OF_SERVICES,
  ...ASKED_OF_INDUSTRIES,
  ...ASKED_OF_READING,
  ...ASKED_OF_LEGAL,
];
