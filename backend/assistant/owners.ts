import { stem } from './stem.ts';

const POSSESSIONS = {
  our: /\bour (?:own )?([a-z]+)(?: ([a-z]+))?/gi,
  your: /\byour (?:own )?([a-z]+)(?: ([a-z]+))?/gi,
};

/** Stems of what is said to be somebody's: `your own systems`, `our risk reports`. */
function possessionsOf(whose: 'our' | 'your', text: string): Set<string> {
  const pattern = POSSESSIONS[whose];
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

/** Tells of a text whether it answers to the owner the question names: what the visitor calls yours, the site calls ours. */
export function sameOwnerAs(question: string): (text: string) => boolean {
  const yours = possessionsOf('your', question);
  const ours = possessionsOf('our', question);
  return (text) =>
    (yours.size > 0 && share(yours, possessionsOf('our', text))) ||
    (ours.size > 0 && share(ours, possessionsOf('your', text)));
}
