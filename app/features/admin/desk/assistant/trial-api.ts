import { functionMessage, type FunctionsError } from '#app/features/admin/ingestion/ingestion-api.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { TRIAL_FUNCTION } from '#shared/assistant-trial.ts';
import type { Trial } from '#shared/assistant-trial.ts';

/** @throws Error with the backend's own message, which staff may read */
export async function tryAssistant(question: string): Promise<Trial> {
  const client = await backendClient();
  const { data, error } = await client.functions.invoke<Trial>(TRIAL_FUNCTION, { body: { question } });
  if (error) throw new Error(await functionMessage(error as FunctionsError));
  if (!data) throw new Error();
  return data;
}
