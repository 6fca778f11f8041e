export const FOLDS = 5;

/** The fold of a text, the same in every run. */
export function foldOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}
