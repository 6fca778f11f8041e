import { wordingsOf } from '#content/answers/wordings.ts';
import { ANSWERS, NOT_OFFERED } from '#content/answers/index.ts';

/** Questions that are listed under two answers, with the names of both. The assistant could give only one of them. */
export function contestedQuestions(answers = [...ANSWERS, ...NOT_OFFERED]): string[] {
  const claims = new Map<string, Set<string>>();
  for (const answer of answers) {
    for (const question of wordingsOf(answer)) {
      const key = question
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      claims.set(key, (claims.get(key) ?? new Set()).add(answer.id));
    }
  }
  return [...claims]
    .filter(([, ids]) => ids.size > 1)
    .map(([key, ids]) => `“${key}” (${[...ids].join(', ')})`);
}
