import type { ModelSettings } from './model.ts';

/** Default budget of tokens for a day: some two hundred answers. */
const TOKENS_PER_DAY = 500_000;

export type ChatModelSettings = ModelSettings & { tokensPerDay: number };

/** The settings in the variables CHAT_…, which have been validated; `undefined` if no model is configured. */
export function modelSettings(values: Record<string, string | undefined>): ChatModelSettings | undefined {
  const { CHAT_BASE_URL: baseUrl, CHAT_MODEL: model, CHAT_API_KEY: apiKey } = values;
  if (!baseUrl || !model) return undefined;
  return { baseUrl, model, apiKey, tokensPerDay: Number(values['CHAT_DAILY_TOKENS'] ?? TOKENS_PER_DAY) };
}
