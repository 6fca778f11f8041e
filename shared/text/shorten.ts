/** Search engines show about as much of a page's description. */
export const DESCRIPTION_CHARACTERS = 160;

/** The beginning of a text, cut at the end of a word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')}…`;
}
