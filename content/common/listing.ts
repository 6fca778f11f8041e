type Noun = { one: string; many: string };

/** How many items of a filtered list are shown. */
export function resultCount(shown: number, total: number, noun: Noun): string {
  const name = total === 1 ? noun.one : noun.many;
  return shown === total ? `All ${total} ${name}` : `${shown} of ${total} ${name}`;
}
