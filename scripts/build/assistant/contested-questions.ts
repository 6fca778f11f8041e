import { askedAnswers, askedNotOffered, wordingsOf, type Wordings } from './wordings.ts';

/** Questions that are listed under two answers, with the names of both. The assistant could give only one of them. */
export function contestedQuestions(
  answers: readonly ({ id: string } & Wordings)[] = [...askedAnswers(), ...askedNotOffered()],
): string[] {
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
