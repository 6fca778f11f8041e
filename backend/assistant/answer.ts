import { HOTLINE_NOTE, INTENT_REPLIES } from '../../content/answers/replies.ts';
import type { ChatMessage } from '../../shared/chat.ts';

import {
  cannotAnswer,
  emergency,
  entryAnswer,
  inOtherLanguage,
  intentReply,
  notOfferedAnswer,
  passageAnswer,
  selfHarm,
  withNote,
} from './compose.ts';
import type { Decision } from './compose.ts';
import { understand } from './conversation.ts';
import type { Reading } from './intents.ts';
import type { Knowledge } from './knowledge.ts';
import { otherLanguageOf } from './language.ts';
import type { PassageIndex } from './passages.ts';
import { bestAnswer, shareOf } from './score.ts';
import type { Candidate, Ranking } from './score.ts';
import WEIGHTS from './weights.json' with { type: 'json' };
import { asksSomething } from './yes-or-no.ts';

const { thresholds } = WEIGHTS;

export type Brain = {
  knowledge: Knowledge;
  readIntent: (text: string) => Reading;
};

/** The best entry if it is clear enough to be given in spite of what the intent says. */
function clearAnswer(knowledge: Knowledge, messages: readonly ChatMessage[]): Decision | undefined {
  const understood = understand(knowledge, messages);
  const best = bestAnswer(understood.ranking);
  const isClear =
    understood.ranking.answerable >= thresholds.surely && (best?.probability ?? 0) >= thresholds.overIntent;
  return best && isClear ? entryAnswer(knowledge, understood, best) : undefined;
}

/** Whether one entry or one page stands out; probability scattered over many pages means that none is meant. */
function isGathered(ranking: Ranking, best: Candidate | undefined): boolean {
  if (!best) return false;
  return (
    best.probability >= thresholds.leastBest || shareOf(best.entry.path, ranking) >= thresholds.leastPage
  );
}

/** The best entry, or what the intent says unless that entry is sure, or a passage. */
function answerOf(
  { knowledge }: Brain,
  passages: PassageIndex,
  messages: readonly ChatMessage[],
  intended: Decision | undefined,
): Decision | undefined {
  const understood = understand(knowledge, messages);
  const { text, ranking } = understood;
  const best = bestAnswer(ranking);
  const isClear = intended
    ? ranking.answerable >= thresholds.surely && (best?.probability ?? 0) >= thresholds.overIntent
    : ranking.answerable >= thresholds.answer && isGathered(ranking, best);
  const answer = best && isClear ? entryAnswer(knowledge, understood, best) : undefined;
  const [nearest] = ranking.candidates;
  const isElsewhere = nearest?.entry.path === '' && nearest.probability >= thresholds.elsewhere;
  return (
    answer ??
    intended ??
    notOfferedAnswer(ranking) ??
    (isElsewhere ? undefined : passageAnswer(passages, text))
  );
}

function intentOf({ intent, probability }: Reading, threshold: number): Decision | undefined {
  return probability >= threshold && intent in INTENT_REPLIES
    ? intentReply(intent as keyof typeof INTENT_REPLIES)
    : undefined;
}

/** Decides what to say: intents first, then the answers, then a passage; otherwise that it cannot answer. */
export function decide(brain: Brain, passages: PassageIndex, messages: readonly ChatMessage[]): Decision {
  const message = messages.at(-1)?.content ?? '';
  const reading = brain.readIntent(message);
  const language = otherLanguageOf(message, brain.knowledge);
  if (reading.selfHarm >= thresholds.selfHarm) return selfHarm(language);
  const { kind, probability: alarm } = reading.emergency;
  const isAlarming = alarm >= thresholds.emergency;
  const answered =
    isAlarming && alarm < thresholds.surely && asksSomething(message)
      ? clearAnswer(brain.knowledge, messages)
      : undefined;
  if (answered) return withNote(answered, HOTLINE_NOTE, 'emergency');
  if (isAlarming) return emergency(kind, language);

  const decision =
    intentOf(reading, thresholds.surely) ??
    answerOf(brain, passages, messages, intentOf(reading, thresholds.intent)) ??
    intentOf(reading, thresholds.intentOfUnknown);
  if (!decision)
    return alarm >= thresholds.emergencyOfUnknown ? emergency(kind, language) : cannotAnswer(language);
  if (language) return inOtherLanguage(decision, language);
  return alarm >= thresholds.doubt && decision.outcome.kind !== 'intent'
    ? withNote(decision, HOTLINE_NOTE, 'emergency')
    : decision;
}
