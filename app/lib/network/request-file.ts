import { backendClient, HOSTED_URL, PUBLISHABLE_KEY } from './backend-client.ts';

/** The largest export takes less. */
const TIMEOUT_MS = 120_000;

/** Requests a file from the backend with the signed-in account's token. */
export async function requestFile(path: string, body: unknown): Promise<Response> {
  const { auth } = await backendClient();
  const { data } = await auth.getSession();
  return fetch(`${HOSTED_URL ?? window.location.origin}${path}`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
