/** Characters that turn lines around or are not to be seen, by which a text could show as another one. */
const DECEPTIVE = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;
const ADDRESS_OF_PAGE = /(https?:\/\/|www\.)\S+/gi;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text on one line, fit for a header of a mail. */
export function oneLine(text: string): string {
  const visible = text.replaceAll(/\s+/g, ' ').replaceAll(DECEPTIVE, '');
  return visible.replaceAll(/ +/g, ' ').trim();
}

/** Text with its line breaks and nothing else that steers. */
export function paragraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(DECEPTIVE, ''))
    .join('\n')
    .trim();
}

/** The beginning of a text, at most `limit` characters, ended at a word. */
export function beginningOf(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  return `${characters
    .slice(0, limit)
    .join('')
    .replace(/\s+\S*$/, '')} …`;
}

/** Takes web addresses out: what is sent to an address that somebody typed in must not advertise for him. */
export function withoutLinks(text: string): string {
  return text.replaceAll(ADDRESS_OF_PAGE, '[link]');
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escaped text with its line breaks. */
export function htmlLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
