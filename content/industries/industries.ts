import type { IndustryPage } from '../types.ts';
import { DEFENSE } from './defense.ts';
import { EDUCATION } from './education.ts';
import { FINANCE } from './finance.ts';
import { GOVERNMENT } from './government.ts';
import { HEALTHCARE } from './healthcare.ts';
import { INSURANCE } from './insurance.ts';
import { RETAIL } from './retail.ts';
import { TECHNOLOGY } from './technology.ts';

/** For tests and commands. A page imports its own text alone. */
export const INDUSTRIES: readonly IndustryPage[] = [
  TECHNOLOGY,
  RETAIL,
  FINANCE,
  HEALTHCARE,
  EDUCATION,
  INSURANCE,
  DEFENSE,
  GOVERNMENT,
];
