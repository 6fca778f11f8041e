import type { ChatMessage, ChatReply } from '../../../shared/chat.ts';
import { CHAT_LIMITS } from '../../../shared/limits.ts';

import { answerFrom } from './answer.ts';
import type { Passages } from './answer.ts';
import type { Breaker } from './breaker.ts';
import { sourcesOf } from './condense.ts';
import { withHotline } from './emergency.ts';
import type { Model } from './model.ts';
import { namedPassages, plainText, readableEnd } from './plain-text.ts';
import { INSTRUCTIONS, promptOf, recitesInstructions } from './prompt.ts';
import type { TokenBudget } from './token-budget.ts';

const TIME_LIMIT_MS = 20_000;
const MAX_TOKENS = 700;
const CHARACTERS_PER_TOKEN = 3.5;
/** What is read of a model that does not stop: marks and markup come on top of the reply. */
const MAX_WRITTEN = CHAT_LIMITS.reply * 2;

export type Writer = {
  model: Model;
  breaker: Breaker;
  budget: TokenBudget;
  log: (event: string, detail?: Record<string, unknown>) => void;
};

/** Text to add to the reply, or to put in place of all of it. */
export type TextEvent = { type: 'delta' | 'replace'; text: string };

function* told(answer: ChatReply, type: TextEvent['type']): Generator<TextEvent, ChatReply> {
  yield { type, text: answer.reply };
  return answer;
}

/** Cut at the end of a sentence. */
function shortened(reply: string): string {
  if (reply.length <= CHAT_LIMITS.reply) return reply;
  const cut = reply.slice(0, CHAT_LIMITS.reply);
  return cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, 1) || undefined).trim();
}

/** The finished reply of a model, or `undefined` where it does not rest on the passages. */
function accepted(written: string, grounds: Passages): ChatReply | undefined {
  const reply = shortened(plainText(written).trim());
  const named = namedPassages(written);
  const used = grounds.passages.filter((_passage, index) => named.has(index + 1));
  if (reply === '' || used.length === 0 || recitesInstructions(written)) return undefined;
  const answer: ChatReply = { reply, sources: sourcesOf(used) };
  return grounds.isAlarm ? withHotline(answer) : answer;
}

/**
 * Has the model answer from the passages, sentence by sentence. Whatever goes wrong (time, budget, a fault, a reply
 * that rests on nothing), the answer without a model takes its place.
 */
export async function* writeAnswer(
  writer: Writer,
  grounds: Passages,
  messages: readonly ChatMessage[],
  visitor: AbortSignal,
): AsyncGenerator<TextEvent, ChatReply> {
  const { model, breaker, budget, log } = writer;
  const prompt = promptOf(grounds.passages, messages);
  const size = prompt.reduce((sum, { content }) => sum + content.length, INSTRUCTIONS.length);
  const reserved = Math.ceil(size / CHARACTERS_PER_TOKEN) + MAX_TOKENS;
  const fallback = answerFrom(grounds);
  if (!breaker.isClosed()) return yield* told(fallback, 'delta');
  if (!(await budget.reserve(reserved))) {
    log('chat_budget_spent');
    return yield* told(fallback, 'delta');
  }

  const signal = AbortSignal.any([visitor, AbortSignal.timeout(TIME_LIMIT_MS)]);
  let written = '';
  let shown = grounds.isAlarm ? withHotline({ reply: '', sources: [] }).reply : '';
  let used: number | undefined;
  if (shown !== '') yield { type: 'delta', text: shown };
  try {
    const parts = model({ instructions: INSTRUCTIONS, messages: prompt, maxTokens: MAX_TOKENS, signal });
    const opening = shown;
    for (;;) {
      const part = await parts.next();
      if (part.done) {
        used = part.value;
        break;
      }
      written += part.value;
      if (written.length > MAX_WRITTEN || recitesInstructions(written)) throw new Error('Not an answer');
      const text = opening + plainText(written.slice(0, readableEnd(written))).trimStart();
      if (text.length <= shown.length || !text.startsWith(shown) || text.length > CHAT_LIMITS.reply) continue;
      yield { type: 'delta', text: text.slice(shown.length) };
      shown = text;
    }
    const answer = accepted(written, grounds);
    if (!answer) throw new Error('Not an answer');
    breaker.succeeded();
    if (answer.reply.startsWith(shown)) {
      if (answer.reply.length > shown.length) yield { type: 'delta', text: answer.reply.slice(shown.length) };
    } else if (answer.reply.trim() !== shown.trim()) yield { type: 'replace', text: answer.reply };
    return answer;
  } catch (error) {
    if (visitor.aborted) return fallback;
    breaker.failed();
    log('chat_model_failed', { error: error instanceof Error ? error.name : 'unknown' });
    return yield* told(fallback, shown === '' ? 'delta' : 'replace');
  } finally {
    const estimate = Math.ceil((size + written.length) / CHARACTERS_PER_TOKEN);
    await budget.settle(reserved, used ?? estimate).catch(() => log('chat_budget_unsettled'));
  }
}
