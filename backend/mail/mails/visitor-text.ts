/** What nobody sees: control characters, marks of direction and everything else that has no shape of its own. */
const HIDDEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Words of letters with hyphens and apostrophes; a dot only behind an initial or a title. No digit, no other sign. */
const NAME = /^[\p{L}\p{M}'’-]{1,40}\.?(?: [\p{L}\p{M}'’-]{1,40}\.?){0,6}$/u;
const NAME_CHARACTERS = 60;

/**
 * Text on one line, fit for a header of a mail. Mail programs decode `=?…?=` in a header, so it is broken up: what was
 * typed in must not become other text after it was cleaned.
 */
export function oneLine(text: string): string {
  const visible = text.replaceAll(/\s/g, ' ').replaceAll(HIDDEN, '').replaceAll(/ {2,}/g, ' ').trim();
  return visible.replaceAll('=?', '= ?');
}

/** Text with its line breaks and nothing else that steers. */
export function paragraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(HIDDEN, ''))
    .join('\n')
    .trim();
}

/**
 * A name that may go to an address that somebody typed in: nothing of it can turn into a link, an address or a
 * telephone number in a mail program. `undefined` for any other name.
 */
export function harmlessName(name: string): string | undefined {
  const line = oneLine(name);
  return line.length <= NAME_CHARACTERS && NAME.test(line) ? line : undefined;
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escaped text with its line breaks. */
export function htmlLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
