import { ANSWERS, ELSEWHERE, NOT_OFFERED } from '../../content/answers/index.ts';
import type { AnswerEntry, NotOffered } from '../../content/answers/types.ts';
import { wordingsOf } from '../../content/answers/wordings.ts';
import { REGIME_PAGES } from '../../content/deadlines/regime-pages.ts';
import { ADVERTISED_TITLES } from '../../content/insights/advertised.ts';
import { pageOf } from '../../content/pages.ts';
import type { PagePath } from '../../content/pages.ts';

import type { Source } from './knowledge.ts';

export const ANSWER_BY_ID: ReadonlyMap<string, AnswerEntry> = new Map(
  ANSWERS.map((answer) => [answer.id, answer]),
);
export const NOT_OFFERED_BY_ID: ReadonlyMap<string, NotOffered> = new Map(
  NOT_OFFERED.map((subject) => [subject.id, subject]),
);

export function pathOf(place: string): string {
  return place.split('#')[0] ?? '/';
}

/** Label of a registered page, of a law's page or of a piece. */
export function labelOf(path: string): string {
  return (
    REGIME_PAGES.find((page) => page.path === path)?.label ??
    ADVERTISED_TITLES.get(path.replace('/insights/', '')) ??
    pageOf(path as PagePath).label
  );
}

/** Everything that a question can be compared with, from `content/answers/`. */
export function sourcesOfAnswers(): Source[] {
  return [
    ...ANSWERS.map((answer) => {
      const { id, place, lead, support = '' } = answer;
      const path = pathOf(place);
      return { id, path, questions: wordingsOf(answer), context: `${lead} ${support} ${labelOf(path)}` };
    }),
    ...NOT_OFFERED.map(({ id, questions, subject }) => ({ id, path: '', questions, context: subject })),
    ...ELSEWHERE.map((questions, index) => ({
      id: `elsewhere.${index + 1}`,
      path: '',
      questions,
      context: '',
    })),
  ];
}
