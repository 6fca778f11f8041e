/**
 * The stem of an English word, roughly: enough to find a word again in its other forms. The database has its own,
 * better one, which decides what is found.
 */
export function stem(word: string): string {
  let root = word.toLowerCase().replace(/['’]s?$/, '');
  if (root.length > 3) root = root.replace(/(?<![su])s$/, '').replace(/ie$/, 'y');
  if (root.length > 5) root = root.replace(/(ing|ed)$/, '');
  if (root.length > 5) root = root.replace(/(?<=[^aeiou])(er|ly)$/, '');
  if (root.length > 3) root = root.replace(/e$/, '');
  root = root.replace(/([bdfgmnprt])\1$/, '$1');
  return root.length > 2 ? root.replace(/y$/, 'i') : root;
}

/** Words of a text, in lower case; figures such as 24/7, 99.9% and signs such as m&a stay whole. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
  return plain.match(/[a-z0-9]+(?:['&./][a-z0-9]+)*/g) ?? [];
}
