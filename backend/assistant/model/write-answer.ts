import type { ChatMessage, ChatReply, ChatTextEvent } from '../../../shared/chat.ts';
import { CHAT_LIMITS } from '../../../shared/limits.ts';
import { describeError } from '../../describe-error.ts';
import type { Log } from '../../log.ts';

import type { Decision, Material } from '../reply/compose.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { createPlainTextReader } from './plain-text.ts';
import { createLeakDetector, INSTRUCTIONS, promptOf } from './prompt.ts';
import type { TokenBudget } from './token-budget.ts';
import { UnusableAnswer, type Model } from './model.ts';

const TIME_LIMIT_MS = 20_000;
const MAX_TOKENS = 700;
const CHARACTERS_PER_TOKEN = 3.5;
/** Characters after which a model is cut off: more than a reply may have, because citations and markup are removed. */
const MAX_OUTPUT = CHAT_LIMITS.reply * 2;

export type Writer = {
  model: Model;
  breaker: CircuitBreaker;
  budget: TokenBudget;
  log: Log;
};

/** A reply that is complete at once. */
export async function* wholeReply(
  answer: ChatReply,
  type: ChatTextEvent['type'],
): AsyncGenerator<ChatTextEvent, ChatReply> {
  yield { type, text: answer.reply };
  return answer;
}

/** Truncates a reply at the end of a sentence. */
function truncated(reply: string): string {
  if (reply.length <= CHAT_LIMITS.reply) return reply;
  const cut = reply.slice(0, CHAT_LIMITS.reply);
  return cut.slice(0, Math.max(cut.lastIndexOf('. ') + 1, 1) || undefined).trim();
}

/** The sources of the material, each once. */
function sourcesOf(used: readonly Material[]): ChatReply['sources'] {
  return [...new Map(used.map(({ source }) => [source.url, source])).values()];
}

/** The complete reply of a model, which must cite the material. */
function accepted(plain: string, named: ReadonlySet<number>, { material, note }: Decision): ChatReply {
  const reply = truncated(plain);
  const used = material.filter((_, index) => named.has(index + 1));
  if (reply === '' || used.length === 0) throw new UnusableAnswer('It rests on no passage');
  if (note === '') return { reply, sources: sourcesOf(used) };
  return { reply: `${reply}\n\n${note}`, sources: sourcesOf(used), suggestion: 'emergency' };
}

/**
 * Has the model answer from the material, sentence by sentence. When that fails (time, budget, an error, a reply that
 * cites nothing), the composed answer replaces it.
 */
export async function* writeAnswer(
  writer: Writer,
  decision: Decision,
  messages: readonly ChatMessage[],
  visitor: AbortSignal,
): AsyncGenerator<ChatTextEvent, ChatReply> {
  const { model, breaker, budget, log } = writer;
  const prompt = promptOf(decision.material, messages);
  const size = prompt.reduce((sum, { content }) => sum + content.length, INSTRUCTIONS.length);
  const reserved = Math.ceil(size / CHARACTERS_PER_TOKEN) + MAX_TOKENS;
  const fallback = decision.reply;
  const attempt = breaker.attempt();
  if (!attempt) return yield* wholeReply(fallback, 'delta');
  const day = await budget.reserve(reserved);
  if (day === undefined) {
    attempt.abandon();
    return yield* wholeReply(fallback, 'delta');
  }

  const ended = new AbortController();
  const signal = AbortSignal.any([visitor, ended.signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
  const reader = createPlainTextReader();
  const leaks = createLeakDetector();
  let length = 0;
  let plain = '';
  let shown = '';
  let used: number | undefined;
  try {
    const parts = model({ instructions: INSTRUCTIONS, messages: prompt, maxTokens: MAX_TOKENS, signal });
    for (;;) {
      const part = await parts.next();
      if (!part.done) length += part.value.length;
      if (length > MAX_OUTPUT) throw new UnusableAnswer('It does not stop');
      const text = part.done ? reader.end() : reader.read(part.value);
      if (leaks(text)) throw new UnusableAnswer('It repeats the instructions');
      plain += text;
      if (part.done) {
        used = part.value;
        break;
      }
      if (text === '' || plain.length > CHAT_LIMITS.reply) continue;
      yield { type: 'delta', text };
      shown += text;
    }
    attempt.succeed();
    const answer = accepted(plain, reader.named, decision);
    if (answer.reply.startsWith(shown)) {
      if (answer.reply.length > shown.length) yield { type: 'delta', text: answer.reply.slice(shown.length) };
    } else yield { type: 'replace', text: answer.reply };
    return answer;
  } catch (error) {
    if (visitor.aborted) return fallback;
    // A visitor who provokes unusable answers must not open the circuit breaker for others.
    if (error instanceof UnusableAnswer) attempt.succeed();
    else attempt.fail();
    log('chat_model_failed', describeError(error), 'error');
    return yield* wholeReply(fallback, shown === '' ? 'delta' : 'replace');
  } finally {
    // Stops a model whose reply was rejected; it would go on generating tokens that are billed.
    ended.abort();
    attempt.abandon();
    const estimate = Math.ceil((size + length) / CHARACTERS_PER_TOKEN);
    await budget
      .settle(day, reserved, used ?? estimate)
      .catch(() => log('chat_budget_unsettled', {}, 'warn'));
  }
}
