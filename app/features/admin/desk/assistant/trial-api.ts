import { functionMessage, type FunctionsError } from '#app/features/admin/ingestion/ingestion-api.ts';
import { backendClient } from '#app/lib/network/backend-client.ts';
import { DESK } from '#content/desk/desk.ts';
import { TRIAL_FUNCTION } from '#shared/assistant-trial.ts';
import type { Trial } from '#shared/assistant-trial.ts';
import { withTimeout } from '#shared/timeout.ts';

const TIMEOUT_MS = 15_000;

async function request(question: string): Promise<Trial> {
  const client = await backendClient();
  const { data, error } = await client.functions.invoke<Trial>(TRIAL_FUNCTION, {
    body: { question },
    // Ends the request too, so that a second try does not wait behind it.
    timeout: TIMEOUT_MS,
  });
  if (error) throw new Error(await functionMessage(error as FunctionsError));
  if (!data) throw new Error();
  return data;
}

/** @throws Error with the backend's own message, which staff may read, or with ours after the timeout */
export function tryAssistant(question: string): Promise<Trial> {
  // The timeout includes loading the client and renewing the session.
  return withTimeout(request(question), TIMEOUT_MS, () => new Error(DESK.trial.noAnswer(TIMEOUT_MS / 1000)));
}
