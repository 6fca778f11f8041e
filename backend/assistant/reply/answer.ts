import { CRIES_FOR_HELP } from '../../../content/answers/cries-for-help.ts';
import { HOTLINE_NOTE, INTENT_REPLIES, URGENT_NOTE } from '../../../content/answers/replies.ts';
import type { ChatMessage } from '../../../shared/chat.ts';

import {
  cannotAnswer,
  emergencyReply,
  entryAnswer,
  harmReply,
  inOtherLanguage,
  intentReply,
  notOfferedAnswer,
  passageAnswer,
  withNote,
} from './compose.ts';
import type { Decision } from './compose.ts';
import { understand, type Understood } from '../understanding/conversation.ts';
import { MIN_NOW, understandDuringEmergency } from '../understanding/during-emergency.ts';
import { WANTS_SOMEBODY, type Reading } from '../understanding/intents.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { isForeignScript, otherLanguageOf } from '../understanding/language.ts';
import type { PassageIndex } from '../knowledge/passages.ts';
import { bestAnswer, shareOf, type Candidate, type Ranking } from '../understanding/score.ts';
import { wordsOf } from '../knowledge/text.ts';
import WEIGHTS from '../weights.json' with { type: 'json' };
import { asksSomething } from '../understanding/yes-or-no.ts';

const { thresholds } = WEIGHTS;
/** Intents whose short reply needs no notice about the language. */
const NEEDS_NO_NOTICE = ['thanks', 'goodbye'];

/** Intents whose reply names the office hours, which are of no use in an emergency. */
const WITH_OFFICE_HOURS: readonly string[] = [...WANTS_SOMEBODY, 'complaint'];
const HOTLINE_ENTRY = 'incident-response.numbers';

export type AnswerResources = {
  knowledge: Knowledge;
  readIntent: (text: string) => Reading;
};

/** The answer to a message that may report an emergency, if the best entry or its page is likely enough. */
function clearAnswer({ knowledge }: AnswerResources, understood: Understood): Decision | undefined {
  const { ranking } = understood;
  const best = bestAnswer(ranking);
  const isClear =
    best &&
    ranking.answerable >= thresholds.surely &&
    Math.max(best.probability, shareOf(best.entry.path, ranking)) >= thresholds.overIntent;
  return isClear ? entryAnswer(knowledge, understood, best) : undefined;
}

/** Whether the question is one that the site is known not to answer. Entries without a page represent such questions. */
function isUnstated({ candidates: [nearest] }: Ranking): boolean {
  return nearest?.entry.path === '' && nearest.probability >= thresholds.elsewhere;
}

/**
 * Whether the assistant is sure enough to answer. It is not where the probability is spread over many entries, because
 * then none fits. A message that may be an order to the machine has to score higher than a plain question.
 */
function isConfident({ answerable }: Ranking, best: Candidate, { order }: Reading): boolean {
  return (
    answerable + thresholds.bestBesideAnswerable * best.probability - thresholds.order * order >=
    thresholds.answer
  );
}

/** The best entry if it is likely enough, otherwise the reply to the intent (`intended`), otherwise a passage. */
function answerOrIntent(
  { knowledge }: AnswerResources,
  passages: PassageIndex,
  understood: Understood,
  reading: Reading,
  intended: Decision | undefined,
): Decision | undefined {
  const { text, ranking, isUrgent } = understood;
  const best = bestAnswer(ranking);
  const isClear =
    best &&
    (intended
      ? ranking.answerable >= thresholds.surely && best.probability >= thresholds.overIntent
      : (isUrgent && best.probability >= MIN_NOW) || isConfident(ranking, best, reading));
  const answer = isClear ? entryAnswer(knowledge, understood, best) : undefined;
  return (
    answer ??
    intended ??
    notOfferedAnswer(knowledge, ranking) ??
    (isUrgent || isUnstated(ranking) ? undefined : passageAnswer(passages, text))
  );
}

function intentOf(
  { intent, probability }: Reading,
  threshold: number,
  isUrgent = false,
): Decision | undefined {
  const isApt = intent !== 'false-alarm' && !(isUrgent && WITH_OFFICE_HOURS.includes(intent));
  return probability >= threshold && intent in INTENT_REPLIES && isApt
    ? intentReply(intent as keyof typeof INTENT_REPLIES)
    : undefined;
}

/** During an emergency, answers a wish to talk to somebody with the numbers of the hotline. */
function hotlineInstead(
  { knowledge }: AnswerResources,
  understood: Understood,
  { intent, probability }: Reading,
): Decision | undefined {
  const entry = knowledge.byId.get(HOTLINE_ENTRY);
  if (!understood.isUrgent || !entry || !WANTS_SOMEBODY.includes(intent)) return undefined;
  const best = { entry, probability: 1 };
  const ranking = { candidates: [best], answerable: 1 };
  return probability >= thresholds.intent
    ? entryAnswer(knowledge, { ...understood, ranking }, best)
    : undefined;
}

function isOrder({ intent, probability }: Reading): boolean {
  return intent === 'order-to-the-machine' && probability >= thresholds.intent;
}

/** Drops orders to the machine from the last four turns (eight messages), because no follow-up question refers to them. */
function withoutOrders({ readIntent }: AnswerResources, messages: readonly ChatMessage[]): ChatMessage[] {
  const isKept = ({ role, content }: ChatMessage) => role === 'assistant' || !isOrder(readIntent(content));
  return [...messages.slice(0, -9), ...messages.slice(-9, -1).filter(isKept), ...messages.slice(-1)];
}

/** Decides what to say: intents first, then the answers, then a passage; otherwise that it cannot answer. */
export function decide(
  resources: AnswerResources,
  passages: PassageIndex,
  messages: readonly ChatMessage[],
  page?: string,
): Decision {
  const message = messages.at(-1)?.content ?? '';
  const cry = CRIES_FOR_HELP.get(wordsOf(message).join(' '));
  if (cry) return emergencyReply(cry.kind, cry.language);
  if (isForeignScript(message)) return emergencyReply('emergency-other-language', undefined);
  const reading = resources.readIntent(message);
  const language = otherLanguageOf(message, resources.knowledge);
  if (reading.selfHarm >= thresholds.selfHarm || reading.threat >= thresholds.threat)
    return harmReply(reading.selfHarm >= reading.threat ? 'self-harm' : 'threat', language);
  if (reading.intent === 'unanswered-call' && reading.probability >= thresholds.intent)
    return intentReply('unanswered-call');
  const { kind, probability: alarm } = reading.emergency;
  // "The inspectors are here, how do we lose the chats?" is no emergency; the refusal names the hotline all the same.
  const isAlarming = alarm >= (isOrder(reading) ? thresholds.surely : thresholds.emergency);
  const asked = withoutOrders(resources, messages);
  const understood =
    understandDuringEmergency(resources.knowledge, asked) ?? understand(resources.knowledge, asked, page);
  const { isUrgent } = understood;
  const answered =
    isAlarming && alarm < thresholds.surely && asksSomething(message)
      ? clearAnswer(resources, understood)
      : undefined;
  if (answered)
    return withNote({ ...answered, material: [] }, isUrgent ? URGENT_NOTE : HOTLINE_NOTE, 'emergency');
  if (isAlarming) return emergencyReply(kind, language);
  const isFalseAlarm = reading.intent === 'false-alarm' && reading.probability >= thresholds.intent;
  if (isUrgent && isFalseAlarm && alarm < thresholds.doubt) return intentReply('false-alarm');

  const intended =
    hotlineInstead(resources, understood, reading) ?? intentOf(reading, thresholds.intent, isUrgent);
  const decision =
    intentOf(reading, thresholds.surely, isUrgent) ??
    answerOrIntent(resources, passages, understood, reading, intended) ??
    (isUrgent || isUnstated(understood.ranking) ? undefined : intentOf(reading, thresholds.intentOfUnknown));
  if (!decision)
    return alarm >= thresholds.emergencyOfUnknown && !isUrgent && !isUnstated(understood.ranking)
      ? emergencyReply(kind, language)
      : cannotAnswer(language, understood);
  const isDoubtful = alarm >= thresholds.doubt && decision.outcome.kind !== 'intent';
  const note = isUrgent ? URGENT_NOTE : isDoubtful ? HOTLINE_NOTE : undefined;
  const noted = note === undefined ? decision : withNote(decision, note, 'emergency');
  return language && !NEEDS_NO_NOTICE.includes(decision.outcome.name)
    ? inOtherLanguage(noted, language)
    : noted;
}
