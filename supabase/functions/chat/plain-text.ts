import { FIRM } from '../../../app/content/firm.ts';
import { stripHiddenCharacters } from '../../../shared/hidden-characters.ts';

const OWN_HOST = new URL(FIRM.siteUrl).host.replace(/^www\./, '');

/** What is left of an address: own mailboxes and paths stay as text, everything that leads elsewhere goes. */
function withoutForeignAddresses(text: string): string {
  return text
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '')
    .replaceAll(/\b(?:javascript|data|vbscript|mailto|tel):\S*/gi, '')
    .replaceAll(
      /[\w.+-]*@?\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|uk|de|info|biz|app|dev|ai|ru|cn|xyz|example)\b\S*/gi,
      (address) =>
        address
          .replace(/[.,;:!?)]+$/, '')
          .toLowerCase()
          .endsWith(`@${OWN_HOST}`)
          ? address
          : '',
    );
}

/**
 * What a model wrote, as plain text: no tags, no Markdown, no pictures, no addresses of other sites. Numbers in
 * square brackets, which name passages, go as well.
 */
export function plainText(written: string): string {
  return withoutForeignAddresses(
    stripHiddenCharacters(written)
      .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
      .replaceAll(/<\/?[a-z!][^<>]*(?:>|$)/gi, '')
      .replaceAll(/!\[[^\]]*\]\([^)]*\)?/g, '')
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/\s*\[\d+(?:\s*,\s*\d+)*\]/g, '')
      .replaceAll(/`{1,3}\w*/g, '')
      .replaceAll(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
      .replaceAll(/(\*\*|__|\*(?=\S))(.+?)\1/g, '$2'),
  )
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ +([.,;:!?])/g, '$1')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
}

/** The passages that a model named, counted from 1. */
export function namedPassages(written: string): Set<number> {
  const named = new Set<number>();
  for (const [, list = ''] of written.matchAll(/\[(\d+(?:\s*,\s*\d+)*)\]/g)) {
    for (const number of list.split(',')) named.add(Number(number));
  }
  return named;
}

/** Up to where a text that is still being written can be read: whole sentences with nothing open. */
export function readableEnd(written: string): number {
  const open = Math.max(written.lastIndexOf('<'), written.lastIndexOf('['), written.lastIndexOf('`'));
  const closed = Math.max(written.lastIndexOf('>'), written.lastIndexOf(']'), written.lastIndexOf(')'));
  const limit = open > closed ? open : written.length;
  let end = 0;
  // A mark of a passage behind the sentence belongs to it.
  for (const match of written.slice(0, limit).matchAll(/[.!?]["”’)]?(?:\s*\[[\d, ]+\])*[.]?\s+|\n+/g)) {
    end = match.index + match[0].length;
  }
  return end;
}
