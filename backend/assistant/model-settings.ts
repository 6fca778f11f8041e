import type { ModelSettings } from './model.ts';

/** Tokens for a day unless the operator says otherwise: some two hundred answers. */
const TOKENS_PER_DAY = 500_000;

export type ChatModelSettings = ModelSettings & { tokensPerDay: number };

/** What the variables CHAT_… say; `undefined` where no model is configured. They have been checked one by one. */
export function modelSettings(values: Record<string, string | undefined>): ChatModelSettings | undefined {
  const { CHAT_BASE_URL: baseUrl, CHAT_MODEL: model, CHAT_API_KEY: apiKey } = values;
  if (!baseUrl || !model) return undefined;
  return { baseUrl, model, apiKey, tokensPerDay: Number(values['CHAT_DAILY_TOKENS'] ?? TOKENS_PER_DAY) };
}
