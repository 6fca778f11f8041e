import {
  CANNOT_ANSWER,
  CANNOT_ANSWER_NOW,
  CARD_STEPS,
  DANGERS,
  EMERGENCY_NUMBERS,
  EMERGENCY_REPLIES,
  HELPLINES,
  INTENT_REPLIES,
  notOffered,
  OTHER_LANGUAGES,
  SELF_HARM_REPLY,
  THREAT_REPLY,
  URGENT_NOTE,
} from '../../../content/answers/replies.ts';
import type { EmergencyKind, OtherLanguage } from '../../../content/answers/replies.ts';
import type { ChatReply, ChatSource } from '../../../shared/chat.ts';
import { CHAT_LIMITS } from '../../../shared/limits.ts';

import type { Understood } from '../understanding/conversation.ts';
import type { Answer, Entry, Knowledge } from '../knowledge/knowledge.ts';
import type { Passage, PassageIndex } from '../knowledge/passages.ts';
import { queryOf, rankEntries, type Candidate, type Ranking } from '../understanding/score.ts';
import { termsOf } from '../knowledge/text.ts';
import WEIGHTS from '../weights.json' with { type: 'json' };
import { yesOrNo } from '../understanding/yes-or-no.ts';

/* Composes each kind of reply. `answer.ts` decides which one is given. */

const { thresholds } = WEIGHTS;

const CONTACT: ChatSource = { title: 'Contact', url: '/#contact' };
const INCIDENT_RESPONSE: ChatSource = {
  title: '24/7 Incident Response',
  url: '/services/incident-response#hotline',
};

/** An answer or passage that is given to the language model as a source. */
export type Material = { source: ChatSource; heading: string; text: string };

/** What the desk counts: an entry, an intent, `passage` or `cannot-answer`. */
export type Outcome = { kind: 'entry' | 'intent' | 'passage' | 'none'; name: string };

export type Decision = {
  reply: ChatReply;
  outcome: Outcome;
  /** A language model may write an answer from the material instead; it is followed by the note. Empty: it may not. */
  material: readonly Material[];
  note: string;
};

/** Minimum share of a second lead's terms that the first lead does not contain. */
const MIN_NEW_TERMS = 0.4;
/** Maximum number of entries in the prompt of a language model. */
const MAX_MATERIAL_ENTRIES = 3;

function sourceOf({ label, place }: Answer): ChatSource {
  return { title: label, url: place };
}

function sourceOfPassage({ path, title, anchor }: Passage): ChatSource {
  const hash = anchor !== null && /^[\w-]+$/.test(anchor) ? `#${anchor}` : '';
  return { title, url: `${path}${hash}` };
}

function final(outcome: Outcome, reply: ChatReply): Decision {
  return { reply, outcome, material: [], note: '' };
}

/** The English reply, below its short version in the visitor's language if there is one. */
function inBoth(own: string | undefined, english: string, language?: OtherLanguage) {
  return own === undefined ? { reply: english } : { reply: `${own}\n\n${english}`, language };
}

export function emergencyReply(kind: EmergencyKind, language: OtherLanguage | undefined): Decision {
  const own = language && OTHER_LANGUAGES[language][kind === 'emergency-people' ? 'danger' : 'emergency'];
  const sources = [INCIDENT_RESPONSE, CONTACT];
  const callFirst = DANGERS.includes(kind) ? EMERGENCY_NUMBERS : undefined;
  const reply = inBoth(own, EMERGENCY_REPLIES[kind], language);
  return final({ kind: 'intent', name: kind }, { ...reply, sources, suggestion: 'emergency', callFirst });
}

/** Reply to self-harm or a threat: names emergency services and helplines, and nothing about the firm. */
export function harmReply(kind: 'self-harm' | 'threat', language: OtherLanguage | undefined): Decision {
  const isSelfHarm = kind === 'self-harm';
  const own = language && OTHER_LANGUAGES[language][isSelfHarm ? 'selfHarm' : 'threat'];
  const reply = inBoth(own, isSelfHarm ? SELF_HARM_REPLY : THREAT_REPLY, language);
  const callFirst = [...EMERGENCY_NUMBERS, ...(isSelfHarm ? HELPLINES : [])];
  return final({ kind: 'intent', name: kind }, { ...reply, sources: [], callFirst });
}

export function intentReply(intent: keyof typeof INTENT_REPLIES): Decision {
  const reply: { text: string; place?: ChatSource; suggestion?: ChatReply['suggestion'] } =
    INTENT_REPLIES[intent];
  const { text, place, suggestion } = reply;
  return final({ kind: 'intent', name: intent }, { reply: text, sources: place ? [place] : [], suggestion });
}

/** The heading and the sentences of one passage, cut at the end of a sentence. */
function quoted({ headingPath, content }: Passage): string {
  const limit = CHAT_LIMITS.reply - 200;
  const cut = content.length <= limit ? content : content.slice(0, content.lastIndexOf('. ', limit) + 1);
  const heading = headingPath.at(-1);
  return heading === undefined ? cut : `${heading}\n\n${cut}`;
}

export function cannotAnswer(language: OtherLanguage | undefined, read: Understood): Decision {
  const outcome = { kind: 'none', name: 'cannot-answer' } as const;
  if (read.isUrgent) {
    const english = read.isAttack ? `${CANNOT_ANSWER_NOW}\n\n${CARD_STEPS}` : CANNOT_ANSWER_NOW;
    const reply = inBoth(language && OTHER_LANGUAGES[language].emergency, english, language);
    return final(outcome, { ...reply, sources: [INCIDENT_RESPONSE], suggestion: 'emergency' });
  }
  const reply = language === undefined ? CANNOT_ANSWER : OTHER_LANGUAGES[language].english;
  return final(outcome, { reply, language, sources: [CONTACT], suggestion: 'contact' });
}

/** The second entry if it is nearly as likely as the first, so that the reply also covers it. */
function nearlyAsLikely({ candidates }: Ranking, best: Candidate): Entry | undefined {
  const second = candidates.find(({ entry }) => entry !== best.entry);
  if (!second) return undefined;
  // From another page only what is likely by itself; otherwise the reply would join unrelated subjects.
  const isNear = second.entry.path === best.entry.path || second.probability >= thresholds.secondElsewhere;
  return isNear && second.probability >= best.probability * thresholds.nearlyAsLikely
    ? second.entry
    : undefined;
}

/** Whether a second lead adds information, rather than repeating the first in other words. */
function saysMore(second: string, first: string): boolean {
  const known = new Set(termsOf(first));
  const terms = termsOf(second);
  return terms.filter((term) => !known.has(term)).length >= terms.length * MIN_NEW_TERMS;
}

/** The "yes" or "no" that the question asks for, the lead, and one supporting paragraph. */
function composed(lead: string, support: string | undefined, side?: 'Yes' | 'No'): string {
  const said = side === undefined ? lead : `${side}. ${lead.replace(/^(?:Yes|No)[.,:] /, '')}`;
  return support === undefined ? said : `${said}\n\n${support}`;
}

const materialOf = ({ question, answer }: Entry): Material[] =>
  answer
    ? [{ source: sourceOf(answer), heading: question, text: composed(answer.lead, answer.support) }]
    : [];

export function entryAnswer(
  knowledge: Knowledge,
  { text, ranking, further, isUrgent }: Understood,
  best: Candidate,
): Decision | undefined {
  const { answer } = best.entry;
  if (!answer) return undefined;
  const source = sourceOf(answer);
  const near = (further?.entry ?? nearlyAsLikely(ranking, best))?.answer;
  const second = near && saysMore(near.lead, answer.lead) ? near : undefined;
  // During an emergency a wrong yes or no could cause harm, so the answer has neither.
  const side = isUrgent ? undefined : yesOrNo(text, best.entry, knowledge);
  const sources = second && second.place !== answer.place ? [source, sourceOf(second)] : [source];
  return {
    reply: {
      reply: composed(answer.lead, second?.lead ?? answer.support, side),
      sources,
      ...(source.url === CONTACT.url ? { suggestion: 'contact' } : {}),
    },
    outcome: { kind: 'entry', name: best.entry.id },
    material: ranking.candidates.slice(0, MAX_MATERIAL_ENTRIES).flatMap(({ entry }) => materialOf(entry)),
    note: '',
  };
}

export function passageAnswer(index: PassageIndex, text: string): Decision | undefined {
  const { candidates } = rankEntries(index.knowledge, queryOf(index.knowledge, text), WEIGHTS.passages);
  const [nearest] = candidates;
  const passage = nearest && index.byId.get(nearest.entry.id);
  if (!passage || nearest.probability < thresholds.passage) return undefined;
  const source = sourceOfPassage(passage);
  return {
    reply: { reply: quoted(passage), sources: [source] },
    outcome: { kind: 'passage', name: source.url },
    material: [{ source, heading: passage.headingPath.at(-1) ?? '', text: passage.content }],
    note: '',
  };
}

export function notOfferedAnswer({ byId }: Knowledge, { candidates }: Ranking): Decision | undefined {
  const [best] = candidates;
  if (!best?.entry.notOffered || best.probability < thresholds.notOffered) return undefined;
  const { subject, near = '' } = best.entry.notOffered;
  const answer = byId.get(near)?.answer;
  const nearest = answer && sourceOf(answer);
  // "Home" names no subject.
  const isHome = nearest !== undefined && /^\/(?:#|$)/.test(nearest.url);
  const reply = notOffered(subject, isHome ? undefined : nearest?.title);
  const sources = [nearest ?? CONTACT];
  return final({ kind: 'entry', name: best.entry.id }, { reply, sources, suggestion: 'contact' });
}

export function withNote(decision: Decision, note: string, suggestion?: ChatReply['suggestion']): Decision {
  const { reply } = decision;
  // While an emergency goes on, no language model writes.
  const material = note === URGENT_NOTE ? [] : decision.material;
  return {
    ...decision,
    material,
    note,
    reply: { ...reply, reply: `${reply.reply}\n\n${note}`, suggestion: suggestion ?? reply.suggestion },
  };
}

export function inOtherLanguage(decision: Decision, language: OtherLanguage): Decision {
  const { reply } = decision;
  const text = `${OTHER_LANGUAGES[language].english}\n\n${reply.reply}`;
  return {
    ...decision,
    material: [],
    reply: { ...reply, reply: text, language, suggestion: reply.suggestion ?? 'contact' },
  };
}
