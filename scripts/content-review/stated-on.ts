import { INDUSTRIES } from '#content/industries/industries.ts';
import type { LawId } from '#content/law/law.ts';
import type { PagePath } from '#content/pages.ts';

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
