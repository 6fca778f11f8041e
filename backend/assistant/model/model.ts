import type { ChatMessage } from '../../../shared/chat.ts';

/** An OpenAI-compatible service, and the tokens that it may use in a day. */
export type ModelSettings = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  tokensPerDay: number;
};

/** Default budget of tokens for a day: some two hundred answers. */
const TOKENS_PER_DAY = 500_000;

/** The settings in the variables CHAT_…, which have been validated; `undefined` if no model is configured. */
export function modelSettings(values: Record<string, string | undefined>): ModelSettings | undefined {
  const { CHAT_BASE_URL: baseUrl, CHAT_MODEL: model, CHAT_API_KEY: apiKey } = values;
  if (!baseUrl || !model) return undefined;
  return { baseUrl, model, apiKey, tokensPerDay: Number(values['CHAT_DAILY_TOKENS'] ?? TOKENS_PER_DAY) };
}

/** The model was reached and works, but what it wrote cannot be shown as an answer. */
export class UnusableAnswer extends Error {
  override name = 'UnusableAnswer';
}

type ModelCall = {
  instructions: string;
  messages: ChatMessage[];
  maxTokens: number;
  signal: AbortSignal;
};

/** Statuses with which a service rejects a single question, for its content or its length. */
const QUESTION_REFUSED = new Set([400, 413, 422]);

function faultOf(error: unknown): Error {
  const { statusCode } = (error ?? {}) as { statusCode?: number };
  return statusCode !== undefined && QUESTION_REFUSED.has(statusCode)
    ? new UnusableAnswer('The model refused the question')
    : new Error('The model failed');
}

/**
 * Yields the text as it is written and returns the number of tokens used, if the service reports it. Throws
 * `UnusableAnswer` if the service rejects the question, and another error if the service fails.
 */
export type Model = (call: ModelCall) => AsyncGenerator<string, number | undefined>;

/** The AI SDK is loaded with the first question, so that it takes no memory on a server without a model. */
export function openModel({ baseUrl, apiKey, model }: ModelSettings): Model {
  return async function* write({ instructions, messages, maxTokens, signal }) {
    const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({
      name: 'chat',
      baseURL: baseUrl,
      apiKey,
      includeUsage: true,
      // Questions go only to the service that the operator configured.
      fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    });
    const { stream } = streamText({
      model: provider(model),
      instructions,
      messages,
      maxOutputTokens: maxTokens,
      temperature: 0.2,
      maxRetries: 0,
      abortSignal: signal,
      // Errors arrive in the stream. By default the SDK also prints them, with the messages.
      onError: () => {},
    });
    let tokens: number | undefined;
    let isWhole = false;
    for await (const part of stream) {
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'error') throw faultOf(part.error);
      else if (part.type === 'abort') throw new Error('The model took too long');
      else if (part.type === 'finish') {
        if (part.finishReason === 'content-filter') throw new UnusableAnswer('The model declined to answer');
        isWhole = part.finishReason === 'stop' || part.finishReason === 'length';
        tokens = part.totalUsage.totalTokens;
      }
    }
    if (!isWhole) throw new Error('The model did not finish');
    return tokens;
  };
}
