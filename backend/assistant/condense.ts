import type { ChatReply, ChatSource } from '../../shared/chat.ts';
import { CHAT_LIMITS } from '../../shared/limits.ts';

import { answeringParts, isTitled } from './answering-parts.ts';
import type { Question } from './conversation.ts';
import { cutPassage, told } from './passage-parts.ts';
import type { Part } from './passage-parts.ts';
import type { Found } from './passages.ts';
import { CONTACT } from './places.ts';
import { worthOf } from './worth.ts';

/** What stands before the sentences: the question a passage answers, or the name of what it describes. */
function leadOf(
  passage: Found,
  first: Part | undefined,
  notes: readonly string[],
  question: Question,
): string {
  const heading = passage.headingPath.at(-1) ?? '';
  if (heading === '' || first === undefined) return '';
  if (heading.endsWith('?')) return `${heading} `;
  const words = heading.split(' ').length;
  if (notes.length === 0 && !isTitled(passage)) {
    // Longer ones catch the eye and name nothing, but for those of cards.
    const isName = words <= (passage.headingPath.length > 4 ? 7 : 4) && !/[.!,;:]/.test(heading);
    if (!isName || first.name !== '' || first.text.toLowerCase().startsWith(heading.toLowerCase())) return '';
    return worthOf(heading, question.ideas) > 0 ? `${heading}: ` : '';
  }
  const name = words > 7 || /[.!,;:]/.test(heading) ? `“${heading}”` : heading;
  const beside = question.asksForNotes && notes.length > 0 ? ` (${notes.join(', ')})` : '';
  return `${name}${beside}:${first.name === '' ? ' ' : '\n'}`;
}

function sourceOf(passage: Found): ChatSource {
  const anchor = passage.anchor !== null && /^[\w-]+$/.test(passage.anchor) ? `#${passage.anchor}` : '';
  return { title: passage.title, url: `${passage.path}${anchor}` };
}

/** Where passages stand, each place once. */
export function sourcesOf(passages: readonly Found[]): ChatSource[] {
  return [...new Map(passages.map((passage) => [sourceOf(passage).url, sourceOf(passage)])).values()];
}

/** Sentences run on; each name begins a line. */
function joined(parts: readonly Part[], withNotes: boolean): string {
  return parts
    .map((part, index) => {
      const isLine = index > 0 && (part.name !== '' || parts[index - 1]?.name !== '');
      return `${index === 0 ? '' : isLine ? '\n' : ' '}${told(part, withNotes)}`;
    })
    .join('');
}

function paragraphOf(passage: Found, question: Question, isBest: boolean): string {
  const { parts, notes } = cutPassage(passage.content);
  const chosen = answeringParts(passage, parts, question, isBest);
  return leadOf(passage, chosen[0], notes, question) + joined(chosen, question.asksForNotes);
}

/** An answer of the passages alone: their answering sentences in order, each passage with its source. */
export function condense(question: Question, passages: readonly Found[]): ChatReply {
  const paragraphs: string[] = [];
  const used: Found[] = [];
  for (const [index, passage] of passages.entries()) {
    const paragraph = paragraphOf(passage, question, index === 0);
    if (paragraph === '' || paragraphs.some((known) => known.includes(paragraph))) continue;
    if (paragraphs.join('\n\n').length + paragraph.length > CHAT_LIMITS.reply - 10) break;
    paragraphs.push(paragraph);
    used.push(passage);
  }
  const sources = sourcesOf(used);
  const leadsToContact = sources.some(({ url }) => url === CONTACT.url);
  return {
    reply: paragraphs.join('\n\n'),
    sources,
    ...(leadsToContact ? { suggestion: 'contact' as const } : {}),
  };
}
