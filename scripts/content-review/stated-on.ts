import { DEFENSE } from '#content/industries/defense.ts';
import { EDUCATION } from '#content/industries/education.ts';
import { FINANCE } from '#content/industries/finance.ts';
import { GOVERNMENT } from '#content/industries/government.ts';
import { HEALTHCARE } from '#content/industries/healthcare.ts';
import { INSURANCE } from '#content/industries/insurance.ts';
import { RETAIL } from '#content/industries/retail.ts';
import { TECHNOLOGY } from '#content/industries/technology.ts';
import type { LawId } from '#content/law/law.ts';
import type { PagePath } from '#content/pages.ts';

const INDUSTRIES = [TECHNOLOGY, RETAIL, FINANCE, HEALTHCARE, EDUCATION, INSURANCE, DEFENSE, GOVERNMENT];

/** The facts of pages that have no list of legal notes. */
const ELSEWHERE: readonly { path: PagePath; facts: readonly LawId[] }[] = [
  { path: '/services/ai-education', facts: ['eu-ai-literacy'] },
  { path: '/resources/crisis-assessment', facts: ['eu-gdpr', 'eu-nis2', 'eu-dora'] },
  { path: '/privacy', facts: ['eu-gdpr', 'uk-gdpr', 'uk-information-commission'] },
];

const STATED: readonly { path: PagePath; facts: readonly string[] }[] = [
  ...INDUSTRIES.map(({ path, law }) => ({ path, facts: law.facts })),
  ...ELSEWHERE,
];

export function statedOn(id: string): PagePath[] {
  return STATED.filter(({ facts }) => facts.includes(id)).map(({ path }) => path);
}
