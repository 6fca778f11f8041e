import { FIRM } from '../../../content/firm.ts';
import { stripHiddenCharacters } from '../../../shared/text/hidden-characters.ts';

import { createTagFilter } from './tag-filter.ts';
import { UnusableAnswer } from './model.ts';

/** Prose has no longer words. The bound also keeps the work on each word constant. */
const MAX_WORD = 100;

const OWN_HOST = new URL(FIRM.siteUrl).host.replace(/^www\./, '');
const MAILBOX = /^[\w.+-]+@[a-z0-9.-]+$/i;
const SCHEME = /:\/\/|(?:^|[^a-z])(?:javascript|data|vbscript|mailto|tel):./i;
const HOST = /[a-z0-9-]\.(?:com|net|org|io|co|uk|de|info|biz|app|dev|ai|ru|cn|xyz|example)\b/i;

/** A word and the white space behind it. U+FEFF counts as white space in JavaScript, but nobody sees it. */
const WORD = /([\S\uFEFF]*)([^\S\uFEFF]*)/g;
const COMPLETE_WORDS = /^[\s\S]*[^\S\uFEFF]/;
const SENTENCE_END = /[.!?]["”’)]?(?:\[[\d,]+\]\.?)?$/;
const LINE_PREFIX = /^(?:#{1,6}|>|[-*+]|\d{1,3}\.)$/;
const LINK = /(!?)\[([^[\]]*)\]\([^()]*\)/g;
const MARK = /\[(\d[\d, ]*)\]/g;

/** Addresses of this firm's mailboxes stay. Of any other address only the punctuation behind it stays. */
function withoutForeignAddress(word: string): string {
  const bare = word.replace(/^["'“‘([{]+/, '').replace(/(?<![.,;:!?"'”’)\]}])[.,;:!?"'”’)\]}]+$/, '');
  const judged = bare.normalize('NFKC').replaceAll(/[。｡]/g, '.');
  const isOwn = MAILBOX.test(judged) && judged.toLowerCase().endsWith(`@${OWN_HOST}`);
  const isForeign = SCHEME.test(judged) || (HOST.test(judged) && !isOwn);
  return isForeign ? (/[.,;:!?]$/.exec(word)?.[0] ?? '') : word;
}

function plainWord(word: string): string {
  const visible = stripHiddenCharacters(word).replaceAll(/```\w*|`/g, '');
  if (visible.length < 2) return visible;
  return withoutForeignAddress(
    visible.replaceAll(/\*\*|__/g, '').replaceAll(/^\*|\*(?=[.,;:!?"”’)]{0,3}$)/g, ''),
  );
}

/** White space in the output: up to two line breaks, or one space. */
function plainGap(space: string): string {
  return '\n'.repeat(space.split('\n', 3).length - 1) || (space && ' ');
}

/** Whether the text is inside a Markdown link after this word: true if its last bracket is an opening one. */
function leavesOpen(word: string, wasOpen: boolean): boolean {
  const address = word.lastIndexOf('](');
  const opened = Math.max(word.lastIndexOf('['), address === -1 ? -1 : address + 1);
  const closed = Math.max(word.lastIndexOf(']'), word.lastIndexOf(')'));
  return opened === closed ? wasOpen : opened > closed;
}

export type PlainTextReader = {
  /** Takes the next piece and returns the sentences that are complete with it. */
  read(piece: string): string;
  /** Returns what is left. */
  end(): string;
  /** The passages that the text has named so far, counted from 1. */
  named: ReadonlySet<number>;
};

/**
 * Turns the output of a model into plain text while it arrives: no tags, Markdown, pictures or addresses of other sites.
 * Numbers in square brackets cite passages and are removed. Each character is read a fixed number of times, however
 * small the pieces are. Throws `UnusableAnswer` for a word that is too long.
 */
export function createPlainTextReader(): PlainTextReader {
  const withoutTags = createTagFilter();
  const named = new Set<number>();
  let word = '';
  let sentence = '';
  let isOpen = false;
  let gap = '\n';
  let isBegun = false;
  let isAfterPrefix = false;

  function plainSentence(raw: string): string {
    let text = '';
    const prose = raw
      .replaceAll(LINK, (_link, picture: string, label: string) => (picture ? '' : label))
      .replaceAll(MARK, (_mark, list: string) => {
        for (const number of list.split(',')) named.add(Number(number));
        return '';
      });
    for (const [, written = '', space = ''] of prose.matchAll(WORD)) {
      const isPrefix = gap.includes('\n') && LINE_PREFIX.test(written);
      const plain = isPrefix ? '' : plainWord(written);
      if (plain !== '') {
        const between = gap === ' ' && /^[.,;:!?]/.test(plain) ? '' : gap;
        text += isBegun ? between + plain : plain;
        isBegun = true;
        gap = '';
      }
      // White space may arrive in a later piece than the prefix that it belongs to.
      if (written !== '') isAfterPrefix = isPrefix;
      // Reduced at once, because a gap of thousands of blank lines would be copied for each of them.
      gap = plainGap(isAfterPrefix ? gap : gap + space);
    }
    return text;
  }

  function take(words: string): string {
    let text = '';
    for (const [whole, written = '', space = ''] of words.matchAll(WORD)) {
      if (written.length > MAX_WORD) throw new UnusableAnswer('A word is too long');
      sentence += whole;
      isOpen = leavesOpen(written, isOpen);
      if (isOpen || !(SENTENCE_END.test(written) || space.includes('\n'))) continue;
      text += plainSentence(sentence);
      sentence = '';
    }
    return text;
  }

  return {
    named,
    read(piece) {
      word += withoutTags(piece);
      const complete = COMPLETE_WORDS.exec(word)?.[0] ?? '';
      word = word.slice(complete.length);
      if (word.length > MAX_WORD) throw new UnusableAnswer('A word is too long');
      return take(complete);
    },
    end() {
      const text = take(word) + plainSentence(sentence);
      word = sentence = '';
      return text;
    },
  };
}
