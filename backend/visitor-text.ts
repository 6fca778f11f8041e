import { escapeHtml } from '../shared/text/escape-html.ts';
import { HIDDEN } from '../shared/text/visible-text.ts';

/**
 * Up to seven words of letters, hyphens and apostrophes, each with or without a final dot, as in an initial or a title.
 * No digits and no other signs.
 */
const NAME = /^[\p{L}\p{M}'’-]{1,40}\.?(?: [\p{L}\p{M}'’-]{1,40}\.?){0,6}$/u;
const NAME_CHARACTERS = 60;

/**
 * Text on one line, safe in a mail header. Mail programs decode `=?…?=` in headers, so `=?` is split. Otherwise a visitor
 * could encode characters that this function removes.
 */
export function oneLine(text: string): string {
  const visible = text.replaceAll(/\s/g, ' ').replaceAll(HIDDEN, '').replaceAll(/ {2,}/g, ' ').trim();
  return visible.replaceAll('=?', '= ?');
}

/** Keeps line breaks and removes all other hidden characters. */
export function paragraphs(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll(HIDDEN, ''))
    .join('\n')
    .trim();
}

/**
 * A name that is safe to send to an unverified address: no mail program can turn a part of it into a link, an address
 * or a telephone number. `undefined` for any other name.
 */
export function harmlessName(name: string): string | undefined {
  const line = oneLine(name);
  return line.length <= NAME_CHARACTERS && NAME.test(line) ? line : undefined;
}

/** Escaped text, with line breaks as `<br>`. */
export function htmlLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/**
 * The last two digits of a telephone number. Mails and pages show no more of it, because the email address may be
 * somebody else's.
 */
export function numberEnding(telephone: string): string {
  return telephone.replaceAll(/\D/g, '').slice(-2);
}
