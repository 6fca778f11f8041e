import { askedPart, CATALOGUE, isAskedAsWhole } from './asked-part.ts';
import type { Question } from './conversation.ts';
import { told } from './passage-parts.ts';
import type { Part } from './passage-parts.ts';
import type { Found, Weighted } from './passages.ts';
import { expresses, phraseOf, weightOf, worthOf } from './worth.ts';

/** Characters of what is taken from the best passage, and from each further one. */
const LENGTH = 440;
const LENGTH_OF_FURTHER = 260;
/** A passage whose headings answer is told from its beginning, with more room: it is a list of what there is. */
const OVERVIEW_LENGTH = 1_200;
/** Of what the best entry of a catalogue says of the question, what its headings must say. */
const OVERVIEW_SHARE = 0.6;
/** Of what the best part says of the question, what a further one must say. */
const AS_MUCH = 0.55;
/** Values in a row of a table from which on only those asked for are told. */
const ROW = 3;
const NEARLY = 0.9;
/** An idea that the heading or every part expresses chooses none of them. */
const SAID_BY_ALL = 0.3;
const IN_NAME = 1.3;
const ASKED = 1.02;
/** Of what the best part says, what one must say beside the part that is asked for. */
const BESIDE_ASKED = 0.75;

const NUMBER = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred)\b/i;
/** For a part with a number where a number is asked for. */
const COUNTS = 1.6;

/** Those that say something about as well as the best. */
function asWell(worths: readonly number[]): number[] {
  const best = Math.max(...worths);
  return worths.filter((worth) => worth > 0 && worth >= best * NEARLY);
}

/** How much of the question each part under a heading speaks of; what tells it from the others counts most. */
function worthsOf(parts: readonly Part[], { ideas, asksHowMany }: Question, heading: string): number[] {
  const texts = parts.map((part) => ({ all: phraseOf(told(part, true)), name: phraseOf(part.name) }));
  const worths = parts.map(() => 0);
  for (const idea of ideas) {
    const found = texts.map(
      ({ all, name }) => expresses(all, idea) * (expresses(name, idea) > 0 ? IN_NAME : 1),
    );
    const others = asWell(found).length - 1;
    const telling = parts.length > 1 ? 1 - (1 - SAID_BY_ALL) * (others / (parts.length - 1)) : 1;
    const saidAbove = expresses(heading, idea);
    for (const [index, worth] of found.entries()) {
      // A part that says it better than the heading does is not said by all.
      const said = saidAbove >= worth ? SAID_BY_ALL : 1;
      worths[index] = (worths[index] ?? 0) + worth * telling * said * weightOf(idea);
    }
  }
  return worths.map((worth, index) =>
    asksHowMany && NUMBER.test(parts[index]?.text ?? '') ? worth * COUNTS : worth,
  );
}

/** A sentence that leans on the one before it. */
function leansBack(text: string): boolean {
  return /^(?:It|They|This|That|These|Those|He|She|Both|Each|Then|There|Its|Their|In between|After them|From there)\b/.test(
    text,
  );
}

/** The one part that says best what is asked about the subject; -1 where several do or none. */
function answeringPart(parts: readonly Part[], { ideas, own }: Question): number {
  const aspects = ideas.filter((idea, index) => idea.isAspect && (index < own || idea.weight === 1));
  const worths = parts.map((part) => {
    const stems = phraseOf(told(part, true));
    return aspects.reduce((sum, idea) => sum + expresses(stems, idea), 0);
  });
  return asWell(worths).length === 1 ? worths.indexOf(Math.max(...worths)) : -1;
}

/** A name and a value, without a sentence: Presenter, Duration, Led by. */
function isFigure({ name, text }: Part): boolean {
  return name !== '' && text.length <= 90 && !/[.!?] \S/.test(text);
}

/** The parts that answer, in their order, within a length. Beside sentences a figure is told where it is asked for. */
function choose(passage: Found, all: readonly Part[], question: Question, length: number): Part[] {
  const heading = passage.headingPath.at(-1) ?? '';
  const worthsOfAll = worthsOf(all, question, phraseOf(`${heading} ${passage.title}`));
  const most = Math.max(...worthsOfAll);
  // The part that says what was asked about the subject, how long or how much, says as much as any.
  const answering = answeringPart(all, question);
  if (answering >= 0) worthsOfAll[answering] = most;
  // What is asked for in such words says more than any.
  const asked = askedPart(all, passage);
  if (asked >= 0) {
    for (const [index, worth] of worthsOfAll.entries())
      if (index !== asked && index !== asked + 1 && worth < most * BESIDE_ASKED) worthsOfAll[index] = 0;
    worthsOfAll[asked] = Math.max(most, 1) * ASKED;
    // A sentence goes on with the next one.
    if (all[asked]?.name === '' && all[asked + 1]?.name === '')
      worthsOfAll[asked + 1] = Math.max(worthsOfAll[asked + 1] ?? 0, Math.max(most, 1));
  }
  const hasProse = all.some(({ name }) => name === '');
  const weighed = all
    .map((part, index) => ({ part, worth: worthsOfAll[index] ?? 0 }))
    .filter(({ part, worth }) => !hasProse || !isFigure(part) || (most > 0 && worth >= most * AS_MUCH));
  const parts = weighed.map(({ part }) => part);
  const worths = weighed.map(({ worth }) => worth);
  const size = (indices: Iterable<number>) =>
    [...indices].reduce((sum, index) => {
      const part = parts[index];
      return part ? sum + told(part, false).length + 1 : sum;
    }, 0);
  const isCatalogue = parts.filter(({ name }) => name !== '').length >= CATALOGUE;
  if (!isCatalogue && size(parts.keys()) <= length) return [...parts];
  const best = Math.max(...worths);
  const chosen = new Set<number>(heading.endsWith('?') ? [0] : []);
  const order = [...parts.keys()].sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0) || a - b);
  for (const index of best > 0 ? order : parts.keys()) {
    const worth = worths[index] ?? 0;
    if (worth < best * AS_MUCH) continue;
    const more = [index];
    if (index > 0 && leansBack(parts[index]?.text ?? '')) more.unshift(index - 1);
    if (chosen.size > 0 && size(new Set([...chosen, ...more])) > length) continue;
    for (const entry of more) chosen.add(entry);
  }
  // Of rows that say the same of the question, one alone would pass for the answer.
  const isTorn = parts.some((part, index) => {
    const worth = worths[index] ?? 0;
    return isRow(part) && worth > 0 && worth >= best * NEARLY && !chosen.has(index);
  });
  if (isCatalogue && isTorn && length < LENGTH) return [];
  return [...chosen].sort((a, b) => a - b).flatMap((index) => parts[index] ?? []);
}

/** A row of a table: a name with values. */
function isRow({ name, text }: Part): boolean {
  return name !== '' && text.split('; ').length >= ROW && !/[.!?] /.test(text);
}

/** Of a row of values, those asked for beside what its name and the heading say. */
function narrowed(part: Part, { headingPath, title }: Found, { ideas }: Question): Part {
  const values = part.text.replace(/\.$/, '').split('; ');
  if (!isRow(part)) return part;
  const said = phraseOf(`${part.name} ${headingPath.at(-1) ?? ''} ${title}`);
  const others = ideas.filter((idea) => expresses(said, idea) === 0);
  const worths = values.map((value) => worthOf(value, others));
  const best = Math.max(...worths);
  const wanted = values.filter((_, index) => (worths[index] ?? 0) >= best * NEARLY);
  return best === 0 ? part : { ...part, text: `${wanted.join('; ')}.` };
}

/** Whether a passage is about one piece of writing or one event, which goes by its title. */
export function isTitled({ anchor }: Found): boolean {
  return anchor?.endsWith('-title') === true;
}

/** Whether the passage as a whole was asked for and not one entry of it. */
function isOverview(passage: Found, parts: readonly Part[], ideas: readonly Weighted[]): boolean {
  const names = parts.filter(({ name }) => name !== '').length;
  if (names < CATALOGUE || names * 2 < parts.length) return false;
  if (isTitled(passage) && parts.some(({ name }) => name === '')) return false;
  const heading = passage.headingPath.slice(-2).join(' ');
  const inHeading = phraseOf(`${passage.headingPath.join(' ')} ${passage.title}`);
  const texts = parts.map((part) => phraseOf(told(part, true)));
  const singlesOut = ideas.some((idea) => {
    if (idea.weight < 1 || expresses(inHeading, idea) > 0) return false;
    const found = asWell(texts.map((text) => expresses(text, idea))).length;
    return found > 0 && found <= parts.length / (idea.isAspect ? 3 : 2);
  });
  const most = Math.max(0, ...parts.map((part) => worthOf(told(part, true), ideas)));
  return !singlesOut && worthOf(heading, ideas) >= most * OVERVIEW_SHARE;
}

/** Whether the heading or the place of a passage goes by the list that the question asks for. */
export function isListAskedFor({ anchor, headingPath }: Found, { list, ideas }: Question): boolean {
  if (list === undefined) return false;
  const name = phraseOf(`${anchor ?? ''} ${headingPath.at(-1) ?? ''}`);
  return ideas.some((idea) => idea.words.includes(list) && expresses(name, idea) > 0);
}

function fromTheBeginning(parts: readonly Part[], length: number): Part[] {
  let size = 0;
  return parts.filter((part, index) => {
    size += told(part, false).length + 1;
    return index === 0 || size <= length;
  });
}

/** The parts of a passage that answer; of the best passage more, and all where the passage as a whole was asked for. */
export function answeringParts(
  passage: Found,
  parts: readonly Part[],
  question: Question,
  isBest: boolean,
): Part[] {
  const isOfNames = parts.filter(({ name }) => name !== '').length >= CATALOGUE;
  const isWhole =
    (isOfNames && isListAskedFor(passage, question)) ||
    isOverview(passage, parts, question.ideas) ||
    isAskedAsWhole(passage, parts);
  if (isBest && isWhole) return fromTheBeginning(parts, OVERVIEW_LENGTH);
  const chosen = choose(passage, parts, question, isBest ? LENGTH : LENGTH_OF_FURTHER);
  return chosen.map((part) => narrowed(part, passage, question));
}
