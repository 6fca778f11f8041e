import { stem } from './stem.ts';

/** Stems of what is said to be somebody's: `your own systems`, `our risk reports`. */
function possessionsOf(whose: 'our' | 'your', text: string): Set<string> {
  const pattern = new RegExp(String.raw`\b${whose} (?:own )?([a-z]+)(?: ([a-z]+))?`, 'gi');
  return new Set(
    [...text.matchAll(pattern)]
      .flatMap(([, first = '', second = '']) => [first, second])
      .filter(Boolean)
      .map(stem),
  );
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const entry of a) if (b.has(entry)) return true;
  return false;
}

/** Whether a text answers to the owner that the question names: what the visitor calls yours, the site calls ours. */
export function speaksOfSameOwner(question: string, text: string): boolean {
  return (
    share(possessionsOf('your', question), possessionsOf('our', text)) ||
    share(possessionsOf('our', question), possessionsOf('your', text))
  );
}
