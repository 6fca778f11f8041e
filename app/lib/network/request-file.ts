import { backendClient, HOSTED_URL, PUBLISHABLE_KEY } from './backend-client.ts';

/** Until the response begins. Downloading a large file may take minutes. */
const TIMEOUT_MS = 60_000;

/**
 * Requests a file from the backend with the signed-in account's token.
 * @throws Error of the browser if no answer begins
 */
export async function requestFile(path: string, body: unknown): Promise<Response> {
  const { auth } = await backendClient();
  const { data } = await auth.getSession();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(new DOMException('Timed out', 'TimeoutError')), TIMEOUT_MS);
  return fetch(`${HOSTED_URL ?? window.location.origin}${path}`, {
    method: 'POST',
    headers: {
      apikey: PUBLISHABLE_KEY,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal: waiting.signal,
  }).finally(() => clearTimeout(timer));
}
