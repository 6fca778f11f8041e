import { BUSINESS_NOT_OFFERED } from './not-offered/business-services.ts';
import { FIRM_NOT_OFFERED } from './not-offered/firm-matters.ts';
import { KNOWLEDGE_NOT_OFFERED } from './not-offered/knowledge-and-texts.ts';
import { LAWS_BESIDE_A_PAGE_NOT_OFFERED } from './not-offered/laws-beside-a-page.ts';
import { LAWS_NOT_OFFERED } from './not-offered/laws-without-a-page.ts';
import { PROFESSIONS_NOT_OFFERED } from './not-offered/professions.ts';
import { PROTECTION_NOT_OFFERED } from './not-offered/security-and-inquiry.ts';
import { STANDARDS_NOT_OFFERED } from './not-offered/standards-and-safety.ts';
import { TECHNOLOGY_NOT_OFFERED } from './not-offered/technology.ts';
import type { NotOffered } from './types.ts';

/** Subjects that visitors may take for the firm's business and that the site does not offer. */
export const NOT_OFFERED: readonly NotOffered[] = [
  ...PROTECTION_NOT_OFFERED,
  ...PROFESSIONS_NOT_OFFERED,
  ...STANDARDS_NOT_OFFERED,
  ...BUSINESS_NOT_OFFERED,
  ...TECHNOLOGY_NOT_OFFERED,
  ...FIRM_NOT_OFFERED,
  ...KNOWLEDGE_NOT_OFFERED,
  ...LAWS_NOT_OFFERED,
  ...LAWS_BESIDE_A_PAGE_NOT_OFFERED,
];
