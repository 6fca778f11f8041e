import type { ChatReply, ChatSource } from '../../../shared/chat.ts';
import { CHAT_LIMITS } from '../../../shared/limits.ts';

import type { Question } from './conversation.ts';
import type { Found, Weighted } from './passages.ts';
import { CONTACT } from './places.ts';
import { stem, wordsOf } from './stem.ts';

/** Characters of what is taken from the best passage, and from each further one. */
const LENGTHS = [620, 330, 330];
/** A passage whose headings answer is told from its beginning, with more room: it is a list of what there is. */
const OVERVIEW_LENGTH = 900;
/** Of what the best entry of a catalogue says of the question, what its headings must say. */
const OVERVIEW_SHARE = 0.6;
const SENTENCE_END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z0-9])/;
const LABEL = /^([^.:?!;]{2,70}): \S/;
/** What is no reading matter: counters, one-word marks. */
const MARK = /^(?:\d+,? of \d+\b.*|\S+\.?)$/;
/** Labelled parts from which on a passage is a catalogue. */
const CATALOGUE = 3;
const LIST_LEAD = 'This includes ';

/** A part of a passage that makes sense by itself: a sentence, or a name with all that is said of it. */
type Part = { text: string; isLabelled: boolean };

function lowerFirst(text: string): string {
  return /^(?:A|[A-Z][a-z]+)\b(?! [A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function withEnd(text: string): string {
  return /[.!?:]["”’)]?$/.test(text) ? text : `${text}.`;
}

/** A list without a verb of its own. */
function isList(line: string): boolean {
  return line.includes('; ') && !LABEL.test(line);
}

/** Cuts a passage into parts. Lists get the words that lead to them; what follows a label stays with it. */
function partsOf(content: string): Part[] {
  const parts: Part[] = [];
  let opening = '';
  for (const line of content.split('\n').map((text) => text.trim())) {
    if (line === '' || (MARK.test(line) && !/\d/.test(line))) continue;
    const last = parts.at(-1);
    if (opening !== '') {
      parts.push({ text: withEnd(`${opening} ${line}`), isLabelled: false });
      opening = '';
    } else if (isList(line)) {
      const list = `${LIST_LEAD}${lowerFirst(withEnd(line))}`;
      if (last) last.text += ` ${list}`;
      else parts.push({ text: withEnd(line), isLabelled: false });
    } else if (LABEL.test(line)) parts.push({ text: withEnd(line), isLabelled: true });
    else if (last?.isLabelled) last.text += ` ${withEnd(line)}`;
    else if (/[.!?:]["”’)]?$/.test(line)) {
      parts.push(...line.split(SENTENCE_END).map((text) => ({ text, isLabelled: false })));
    } else if (/^[+\d]/.test(line) || line.includes(','))
      parts.push({ text: withEnd(line), isLabelled: false });
    else opening = line;
  }
  if (opening !== '') parts.push({ text: withEnd(opening), isLabelled: false });
  return parts;
}

/** How much of the question a text speaks of. */
function worthOf(text: string, ideas: readonly Weighted[]): number {
  const stems = ` ${wordsOf(text.replaceAll('-', ' ')).map(stem).join(' ')} `;
  let worth = 0;
  for (const idea of ideas) {
    let best = 0;
    for (const [term, weight] of idea.terms) {
      const phrase = wordsOf(term).map(stem).join(' ');
      if (weight > best && phrase !== '' && stems.includes(` ${phrase} `)) best = weight;
    }
    worth += best * idea.weight;
  }
  return worth;
}

/** A sentence that leans on the one before it. */
function leansBack(text: string): boolean {
  return /^(?:It|They|This|That|These|Those|He|She|Both|Each|Then|There|Its|Their|In between|After them|From there)\b/.test(
    text,
  );
}

/**
 * The parts that answer, in their order, within a length. The whole passage where it is short, unless it is a
 * catalogue of which one entry was asked for.
 */
function choose(parts: readonly Part[], ideas: readonly Weighted[], length: number): string[] {
  const size = (indices: Iterable<number>) =>
    [...indices].reduce((sum, index) => sum + (parts[index]?.text.length ?? 0) + 1, 0);
  const isCatalogue = ideas.length > 0 && parts.filter(({ isLabelled }) => isLabelled).length >= CATALOGUE;
  if (!isCatalogue && size(parts.keys()) <= length) return parts.map(({ text }) => text);
  const worths = parts.map(({ text }) => worthOf(text, ideas));
  const best = Math.max(...worths);
  const chosen = new Set<number>();
  const order = [...parts.keys()].sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || a - b);
  for (const index of best > 0 ? order : parts.keys()) {
    if ((worths[index] ?? 0) < best * 0.45) continue;
    const more = [index];
    if (index > 0 && leansBack(parts[index]?.text ?? '')) more.unshift(index - 1);
    if (chosen.size > 0 && size(new Set([...chosen, ...more])) > length) continue;
    for (const entry of more) chosen.add(entry);
  }
  return [...chosen].sort((a, b) => a - b).map((index) => parts[index]?.text ?? '');
}

/** What stands before the sentences: the question a passage answers, or the name of what it describes. */
function leadOf(headingPath: readonly string[], first: string): string {
  const heading = headingPath.at(-1) ?? '';
  if (heading.endsWith('?')) return `${heading} `;
  const length = heading.split(' ').length;
  if (heading === '' || headingPath.length < 3 || length > 16 || heading.endsWith('.')) return '';
  if (LABEL.test(first) || first.toLowerCase().startsWith(heading.toLowerCase())) return '';
  return length > 7 || /[.!,;:]/.test(heading) ? `“${heading}”: ` : `${heading}: `;
}

function sourceOf(passage: Found): ChatSource {
  const anchor = passage.anchor !== null && /^[\w-]+$/.test(passage.anchor) ? `#${passage.anchor}` : '';
  return { title: passage.title, url: `${passage.path}${anchor}` };
}

/** Where passages stand, each place once. */
export function sourcesOf(passages: readonly Found[]): ChatSource[] {
  return [...new Map(passages.map((passage) => [sourceOf(passage).url, sourceOf(passage)])).values()];
}

function paragraphOf(passage: Found, question: Question, length: number): string {
  const parts = partsOf(passage.content);
  const labelled = parts.filter(({ isLabelled }) => isLabelled).length;
  const inHeadings = worthOf(passage.headingPath.slice(-2).join(' '), question.ideas);
  const inParts = Math.max(0, ...parts.map(({ text }) => worthOf(text, question.ideas)));
  const isOverview = labelled >= CATALOGUE && inHeadings >= inParts * OVERVIEW_SHARE;
  const chosen = isOverview
    ? choose(parts, [], Math.max(length, OVERVIEW_LENGTH))
    : choose(parts, question.ideas, length);
  return leadOf(passage.headingPath, chosen[0] ?? '') + chosen.join(' ');
}

/** An answer of the passages alone: their answering sentences in order, each passage with its source. */
export function condense(question: Question, passages: readonly Found[]): ChatReply {
  const paragraphs: string[] = [];
  const told: Found[] = [];
  for (const [index, passage] of passages.entries()) {
    const paragraph = paragraphOf(passage, question, LENGTHS[index] ?? 0);
    if (paragraphs.some((known) => known.includes(paragraph))) continue;
    if (paragraphs.join('\n\n').length + paragraph.length > CHAT_LIMITS.reply - 10) break;
    paragraphs.push(paragraph);
    told.push(passage);
  }
  const sources = sourcesOf(told);
  const leadsToContact = sources.some(({ url }) => url === CONTACT.url);
  return {
    reply: paragraphs.join('\n\n'),
    sources,
    ...(leadsToContact ? { suggestion: 'contact' as const } : {}),
  };
}
