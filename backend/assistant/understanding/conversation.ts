import { STOP_WORDS } from '../../../content/answers/stop-words.ts';
import type { ChatMessage } from '../../../shared/chat.ts';

import {
  afterChangeOfSubject,
  aspectOf,
  counterpartOf,
  followUpEntry,
  isElliptical,
  lacksSubject,
  LEADS_ON,
  refersBack,
} from './follow-up.ts';
import type { Entry, Knowledge } from '../knowledge/knowledge.ts';
import { plainlyNamed } from './plain-request.ts';
import { bestAnswer, boostPage, queryOf, rankEntries, shareOf, withTerms } from './score.ts';
import type { Candidate, Query, Ranking } from './score.ts';
import { termsOf, wordsOf } from '../knowledge/text.ts';
import { asksSomething } from './yes-or-no.ts';

/** Earlier turns that are read to know what the conversation is about. */
const TURNS_BACK = 4;
/** Minimum probability at which a question is understood without the conversation. */
const MIN_ALONE = 0.6;
/** Minimum probability at which a question completed from the last answer is read that way. */
const MIN_COMPLETED = 0.4;
/** Minimum probability of a single other page for a follow-up to leave the current one. */
const MIN_OTHER_PAGE = 0.3;
/** Factor on the probability of an entry on the page of the last answer, for a follow-up. */
const SAME_PAGE_WEIGHT = 4;
/** The factor for a follow-up of stop words alone, such as "and after that?", which cannot name another page. */
const NAMELESS_WEIGHT = 1000;

const MARKUP = /<[^<>]*>/g;
/** A leading interjection that is not part of the question: "Fine. What are your office hours?" */
const INTERJECTION = /^(?:fine|fair enough|ok(?:ay)?|all ?right|sorry|thanks|thank you|great)[.,!] /i;

/** Where a further question begins: "how long is it, and when do you invoice it?" */
const NEXT_QUESTION =
  /[.?;:]\s|,?\s(?:and|or|but)\s(?=(?:(?:in|at|to|for|by|on|from|with|of) )?(?:how|wh[aoey]\w*|wh?ich|is|are|do|does|can|must|may)\b)/i;
/** Minimum probability at which a further question is answered too. */
const MIN_FURTHER = 0.4;

export type Understood = {
  /** The last message, without markup. */
  text: string;
  ranking: Ranking;
  /** The entry for a further question in the same message: "… and what does it cost?" */
  further?: Candidate | undefined;
  /** Whether an emergency that was reported earlier goes on, and whether instructions about computers are safe in it. */
  isUrgent?: boolean;
  isAttack?: boolean;
};

/** What an earlier turn was about. */
type Subject = { entry: Entry; terms: readonly string[] };

const labelTermsOf = ({ answer }: Entry): string[] => termsOf(answer?.label ?? '');

type Turn = Understood & { terms: readonly string[] };

/** What a turn was about, if it was understood and may be a subject. */
function subjectOf({ ranking, terms }: Turn, isSubject: (best: Candidate) => boolean): Subject | undefined {
  const best = bestAnswer(ranking);
  return best && ranking.answerable >= MIN_ALONE && isSubject(best)
    ? { entry: best.entry, terms }
    : undefined;
}

function certain(text: string, terms: readonly string[], entry: Entry): Turn {
  return { text, terms, ranking: { candidates: [{ entry, probability: 1 }], answerable: 1 } };
}

const isNameless = ({ terms }: Query) => terms.every((term) => STOP_WORDS.has(term));

/** Ranks the question with added terms, and weights the entries on one page higher. */
function completedOn(
  path: string,
  knowledge: Knowledge,
  text: string,
  asked: Query,
  added: readonly string[],
): Turn {
  const query = withTerms(asked, added);
  const factor = isNameless(asked) ? NAMELESS_WEIGHT : SAME_PAGE_WEIGHT;
  return { text, terms: query.terms, ranking: boostPage(path, rankEntries(knowledge, query), factor) };
}

/**
 * The entry that represents a page: its overview, or otherwise the entry with the shortest id. On the page of a law this
 * is the entry of the law, because the ids of the others extend its id.
 */
function entryOfPage(knowledge: Knowledge, page: string): Entry | undefined {
  const entries = knowledge.entries.filter(({ path, answer }) => answer && path === page);
  return (
    entries.find(({ id }) => id.endsWith('.overview')) ??
    entries.toSorted((a, b) => a.id.length - b.id.length)[0]
  );
}

/** Reads a question without a subject as one about the visitor's page. Returns other questions unchanged. */
function askedOn(page: Entry, knowledge: Knowledge, alone: Turn): Turn {
  const { text, terms, ranking } = alone;
  if (!lacksSubject(text, terms)) return alone;
  const next = followUpEntry(knowledge, text, page);
  if (next) return certain(text, terms, next);
  const [nearest] = ranking.candidates;
  const isUnstated = nearest?.entry.path === '' && nearest.probability >= MIN_ALONE;
  if (isUnstated || !refersBack(text, terms)) return alone;
  const there = completedOn(page.path, knowledge, text, queryOf(knowledge, text), labelTermsOf(page));
  return probabilityOf(there) >= MIN_COMPLETED ? moreProbable(alone, there) : alone;
}

const probabilityOf = ({ ranking }: Turn) => ranking.candidates[0]?.probability ?? 0;

function moreProbable(a: Turn, b: Turn): Turn {
  return probabilityOf(b) > probabilityOf(a) ? b : a;
}

/** The questions that a message asks one after the other. */
function questionsIn(text: string): string[] {
  return text.split(NEXT_QUESTION).filter((part) => wordsOf(part).length > 2 && asksSomething(part));
}

/** Reads a message by itself and as a follow-up to the last answer, and returns the more probable reading. */
function understandTurn(knowledge: Knowledge, message: string, last: Subject | undefined): Turn {
  const said = message.replaceAll(MARKUP, ' ').trim().replace(INTERJECTION, '');
  const newSubject = afterChangeOfSubject(said);
  const text = newSubject ?? said;
  const query = queryOf(knowledge, text);
  const { terms } = query;
  const ranking = rankEntries(knowledge, query);
  const plain = ranking.candidates[0]?.probability === 1 ? undefined : plainlyNamed(knowledge, text);
  const whole: Turn = plain ? certain(text, terms, plain) : { text, terms, ranking };
  const [, further] = questionsIn(text);
  const first = text.slice(0, further === undefined ? undefined : text.lastIndexOf(further));
  const alone =
    further === undefined
      ? whole
      : moreProbable(whole, { ...whole, ranking: rankEntries(knowledge, queryOf(knowledge, first)) });
  if (!last || newSubject !== undefined || !isElliptical(text, terms)) return alone;
  const next = followUpEntry(knowledge, text, last.entry);
  if (next) return certain(text, terms, next);
  if (plain) return whole;
  const { path } = last.entry;
  const subject = labelTermsOf(last.entry);
  const there = moreProbable(
    completedOn(path, knowledge, text, query, subject),
    completedOn(path, knowledge, text, query, last.terms),
  );
  const leavesPage = bestAnswer(there.ranking)?.entry.path !== path;
  if (leavesPage && isNameless(query)) return certain(text, last.terms, last.entry);
  if (refersBack(text, terms) && there.ranking.answerable >= MIN_COMPLETED) return there;
  const best = bestAnswer(alone.ranking);
  const named = best && shareOf(best.entry.path, alone.ranking) >= MIN_OTHER_PAGE ? best.entry : undefined;
  // A law's page is part of the page about all laws, which a question after an answer on that law does not mean.
  const isElsewhere = named && !`${path}/`.startsWith(`${named.path}/`);
  if (LEADS_ON.test(text) && isElsewhere && alone.ranking.answerable >= MIN_ALONE) {
    // "And executive coaching?" asks the same of something else.
    const counterpart = counterpartOf(knowledge, last.entry, named);
    const namesPageOnly = terms.every((term) => labelTermsOf(named).includes(term));
    if (counterpart && namesPageOnly) return certain(text, terms, counterpart);
    const same = last.terms.filter((term) => !subject.includes(term));
    const elsewhere = completedOn(named.path, knowledge, text, query, same);
    const other = elsewhere.ranking.answerable >= MIN_COMPLETED ? elsewhere : alone;
    return namesPageOnly ? other : moreProbable(other, there);
  }
  if (refersBack(text, terms)) return alone;
  const namesPage = best && terms.some((term) => labelTermsOf(best.entry).includes(term));
  return !namesPage && probabilityOf(there) >= MIN_COMPLETED ? there : moreProbable(alone, there);
}

/**
 * The entry for a further question in the message: the cost, say, of what the answer is about, or another entry on the
 * page of the answer.
 */
function furtherOf(knowledge: Knowledge, { text, ranking }: Turn): Candidate | undefined {
  const best = bestAnswer(ranking);
  if (!best || aspectOf(text) !== undefined) return undefined;
  const { path } = best.entry;
  const read = (clause: string): Candidate | undefined => {
    const next = aspectOf(clause) === undefined ? undefined : followUpEntry(knowledge, clause, best.entry);
    if (next) return { entry: next, probability: 1 };
    const query = queryOf(knowledge, clause);
    const found = bestAnswer(completedOn(path, knowledge, clause, query, labelTermsOf(best.entry)).ranking);
    return found && found.entry.path === path && found.probability >= MIN_FURTHER ? found : undefined;
  };
  return questionsIn(text)
    .map(read)
    .find((found) => found && found.entry !== best.entry);
}

/**
 * Finds what the last message asks about, using the earlier messages where it is incomplete.
 * @param page path of the visitor's current page. Earlier messages are read as if they had been sent from it too, because
 *   the request names no other page.
 * @param isSubject whether follow-ups may refer to an answer; by default they may refer to any
 */
export function understand(
  knowledge: Knowledge,
  messages: readonly ChatMessage[],
  page?: string,
  isSubject?: (best: Candidate) => boolean,
): Understood {
  const asked = messages.filter(({ role }) => role === 'user');
  const turns = asked.slice(-1 - TURNS_BACK);
  // If older turns were cut off, one of them may have named the subject, so the page must not supply another.
  const isWhole = turns.length === asked.length;
  const here = page !== undefined && (isWhole || isSubject) ? entryOfPage(knowledge, page) : undefined;
  let last: Subject | undefined;
  let understood: Turn = { text: '', terms: [], ranking: { candidates: [], answerable: 0 } };
  for (const { content } of turns) {
    understood = understandTurn(knowledge, content, last);
    if (!last && here) understood = askedOn(here, knowledge, understood);
    last = subjectOf(understood, isSubject ?? (() => true)) ?? last;
  }
  return { ...understood, further: furtherOf(knowledge, understood) };
}
