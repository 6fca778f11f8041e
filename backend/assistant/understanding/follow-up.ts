import { FOLLOW_UPS } from '../../../content/answers/follow-ups.ts';
import { ASPECT_WORDINGS } from '../../../content/answers/aspect-wordings.ts';
import { STOP_WORDS } from '../../../content/answers/stop-words.ts';

import type { Entry, Knowledge } from '../knowledge/knowledge.ts';
import { wordsOf } from '../knowledge/text.ts';

/* Recognises messages that make sense only after the previous answer. */

/** A message with at most this many terms may omit its subject, as in "and how long?". */
const ELLIPTICAL_TERMS = 3;

/** "Totally different thing: when is your office open?" */
const CHANGES_SUBJECT =
  /\b(?:(?:different|another|new) (?:thing|question|topic|subject|matter)|something (?:else|different)|change of (?:subject|topic))\b[^.,:;?!]*[.,:;]\s/i;

/** The question after an announced change of subject. It must not be completed from earlier messages. */
export function afterChangeOfSubject(text: string): string | undefined {
  const found = CHANGES_SUBJECT.exec(text);
  const rest = found ? text.slice(found.index + found[0].length) : '';
  return wordsOf(rest).length > 2 ? rest : undefined;
}

export const LEADS_ON = /^(?:and|also|or|but|so|then|what about|how about|ok|okay)\b/i;
const REFERS = new Set(
  'it its they them their that this these those there one ones he she same both either'.split(' '),
);
/** "The second one", "and the third?", "the last of them", but not "the first step", "at first" or "does it last?". */
const ORDINAL =
  /(?:^|\b(?:the|and) )(first|second|third|fourth|fifth|last|final)(?= one\b| of (?:them|these|those)\b|\s*(?:[,.:;?!]|$))/i;
/** "Which rules do you know there?", but not "Is there a fee?". */
const THERE = /(?<!\b(?:is|are) )\bthere\s*[?.!]*$/i;
/** Phrases that add nothing to a question, as in "Who runs it from your side?" */
const ENDS_WITH = /\b(?:(?:from|on) your side|then|there|please|exactly|roughly|for you)\s*[?.!]*$/i;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** An aspect of the last answer's subject, such as its cost. */
type Aspect = keyof typeof ASPECT_WORDINGS;

const ASPECTS = Object.entries(ASPECT_WORDINGS).flatMap(([aspect, wordings]) =>
  wordings.map((wording) => ({ aspect: aspect as Aspect, wording })),
);

/** The aspect, if the follow-up names nothing but an aspect: "and the cost?", "the first, who is it for?". */
export function aspectOf(text: string): Aspect | undefined {
  const asked = wordsOf(text.replace(LEADS_ON, '').replace(ORDINAL, '').replace(ENDS_WITH, '')).join(' ');
  return ASPECTS.find(({ wording }) => wording === asked)?.aspect;
}

/** Whether a message points back ("is it …?") or names nothing of its own ("and who?", "and then?"). */
export function refersBack(text: string, terms: readonly string[]): boolean {
  return (
    terms.every((term) => term.startsWith('ask-') || STOP_WORDS.has(term)) ||
    wordsOf(text).some((word) => REFERS.has(word)) ||
    THERE.test(text)
  );
}

export function isElliptical(text: string, terms: readonly string[]): boolean {
  return (
    terms.length <= ELLIPTICAL_TERMS ||
    LEADS_ON.test(text) ||
    refersBack(text, terms) ||
    aspectOf(text) !== undefined
  );
}

/** Whether a question is short and names no subject, such as "How long does it take?" or "and the cost?" */
export function lacksSubject(text: string, terms: readonly string[]): boolean {
  const named = terms.filter((term) => !term.startsWith('ask-'));
  return aspectOf(text) !== undefined || (named.length < ELLIPTICAL_TERMS && refersBack(text, terms));
}

/** The entry that a follow-up names from the last one: its cost, its duration, the second of its options. */
export function followUpEntry(knowledge: Knowledge, text: string, last: Entry): Entry | undefined {
  const aspect = aspectOf(text);
  const ordinal = ORDINAL.exec(text)?.[1]?.toLowerCase();
  const listing = last.answer?.options
    ? last
    : knowledge.entries.find(({ answer }) => answer?.options?.includes(last.id));
  const options = listing?.answer?.options;
  const option = ordinal === undefined ? undefined : options?.at(ORDINALS.indexOf(ordinal));
  const subject = option ?? last.id;
  const [page = ''] = subject.split('.');
  const named = (aspect: Exclude<Aspect, 'audience'>) => [
    knowledge.byId.get(subject)?.answer?.follow?.[aspect],
    FOLLOW_UPS[page]?.[aspect],
    `${page}.${aspect}`,
    ...(aspect === 'applies' ? [subject] : []),
  ];
  const onAspect =
    aspect === 'audience'
      ? [`${page}.audience`, `${page}.who`]
      : aspect === undefined
        ? []
        : // Most answers have a duration and no deadline.
          [...named(aspect), ...(aspect === 'deadline' ? named('duration') : [])];
  return [...onAspect, option]
    .flatMap((id) => (id === undefined ? [] : [knowledge.byId.get(id)]))
    .find((entry) => entry !== undefined);
}

/** The entry for the same aspect on another page, such as the cost of coaching after the cost of an exercise. */
export function counterpartOf(knowledge: Knowledge, { id }: Entry, named: Entry): Entry | undefined {
  const [page] = named.id.split('.');
  const [, aspect] = id.split('.');
  const counterpart = knowledge.byId.get(`${page}.${aspect}`);
  return counterpart?.path === named.path ? counterpart : undefined;
}
