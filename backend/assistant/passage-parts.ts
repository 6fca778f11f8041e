/** A part of a passage that makes sense by itself: a sentence, or a name with all that is said of it. */
export type Part = {
  name: string;
  text: string;
  /** Date, kind, length and author: what stands beside a title and is no sentence about it. */
  notes: string[];
};

type Cut = {
  parts: Part[];
  /** Notes of the passage as a whole. */
  notes: string[];
};

const ENDS = /[.!?:]["”’)]?$/;
const SENTENCE_END = /(?<=[.!?]["”’)]?)\s+(?=["“(]?[A-Z0-9])/;
const LABEL = /^([^.:?!;]{2,80}):(?: |(?=[A-Z]))(\S.*)$/;
/** What is no reading matter: counters, one-word marks. */
const MARK = /^(?:\d+,? of \d+\b.*|[^\s\d]+)$/;
/** A sentence that sends the eye to another place of the page. */
const POINTS_ELSEWHERE = /\b(?:table|list|figures?|section|form)s? (?:above|below)\b/;

const NOTE_LENGTH = 90;
const SHORT_NAME = 3;
const DATE_OR_LENGTH =
  /^(?:\d{1,2} [A-Z][a-z]+ \d{4}|\d+ (?:minutes?|hours?|pages?|min (?:read|watch|listen)))$/;
/** Words with capitals and nothing else: Crisis Management, White Paper, Risk Advisory Practice. */
const TITLE = /^[A-Z][\w’-]*(?: (?:and|of|[A-Z][\w’-]*)){0,4}$/;

function withEnd(text: string): string {
  return text === '' || ENDS.test(text) ? text : `${text}.`;
}

function lowerFirst(text: string): string {
  return /^(?:A|[A-Z][a-z]+)\b(?! [A-Z])/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function piecesOf(line: string): string[] {
  return line.replace(/\.$/, '').split(', ');
}

function isNote(line: string): boolean {
  const [first = '', second = 'None'] = piecesOf(line);
  const isTitle = TITLE.test(first) && /^[A-Z0-9]/.test(second);
  return line.length <= NOTE_LENGTH && (DATE_OR_LENGTH.test(first) || isTitle);
}

/** A name with what stands after it. In `Name: subtitle: Recorded, 1 May 2026` the name ends before the notes. */
function labelled(line: string): Part | undefined {
  const colon = line.lastIndexOf(': ');
  const value = line.slice(colon + 2);
  const pieces = piecesOf(value);
  const isNoted =
    colon > 0 &&
    (pieces.some((piece) => DATE_OR_LENGTH.test(piece)) || /^[A-Z][a-z]+$/.test(pieces.join(', ')));
  if (isNoted) return { name: line.slice(0, colon), text: '', notes: pieces };
  const [, name, text] = LABEL.exec(line) ?? [];
  if (name === undefined || text === undefined) return undefined;
  // A sentence with a colon goes on in small letters; so does the row of a table, but its name is short.
  if (/^[a-z]/.test(text) && name.split(' ').length > SHORT_NAME) return undefined;
  return { name, text: withEnd(text), notes: [] };
}

/** A list without a verb of its own. */
function isList(line: string): boolean {
  return line.includes('; ') && !/[.!?] \S/.test(line) && !labelled(line);
}

/**
 * Cuts a passage into its parts. Lists get the words that lead to them; lines under a name stay with it, but for a
 * line that follows a row of names: it speaks of something else.
 */
export function cutPassage(content: string): Cut {
  const parts: Part[] = [];
  const notes: string[] = [];
  let opening = '';
  let namesInARow = 0;
  let followsName = false;
  const say = (text: string) => parts.push({ name: '', text, notes: [] });
  for (const line of content.split('\n').map((text) => text.trim())) {
    if (line === '' || (MARK.test(line) && !isNote(line))) continue;
    const named = labelled(line);
    if (named) namesInARow = followsName ? namesInARow + 1 : 1;
    followsName = named !== undefined;
    const last = parts.at(-1);
    const open = last && last.name !== '' && namesInARow < 2 ? last : undefined;
    if (opening !== '') {
      say(withEnd(`${opening} ${line}`));
      opening = '';
    } else if (isList(line)) {
      const list = `This includes ${lowerFirst(withEnd(line))}`;
      if (last) last.text = `${last.text} ${list}`.trim();
      else say(withEnd(line));
    } else if (named) parts.push(named);
    else if (isNote(line)) (open ?? { notes }).notes.push(...piecesOf(line));
    else if (open) open.text = `${open.text} ${withEnd(line)}`.trim();
    else if (ENDS.test(line)) for (const text of line.split(SENTENCE_END)) say(text);
    else if (/^[+\d]/.test(line) || line.includes(',')) say(withEnd(line));
    else opening = line;
  }
  if (opening !== '') say(withEnd(opening));
  for (const part of parts) {
    // With nothing else to say of it, its notes are what there is to say.
    if (part.text === '') [part.text, part.notes] = [withEnd(part.notes.join(', ')), []];
  }
  const standing = parts.filter(({ name, text }) => name !== '' || !POINTS_ELSEWHERE.test(text));
  return { parts: standing.length > 0 ? standing : parts, notes };
}

/** A part as it is read, with its notes where they are asked for. */
export function told({ name, text, notes }: Part, withNotes: boolean): string {
  if (name === '') return text;
  return `${name}${withNotes && notes.length > 0 ? ` (${notes.join(', ')})` : ''}: ${text}`;
}
