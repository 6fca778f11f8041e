/** Longer than the platform's statement timeouts: 3 seconds for anonymous visitors and 8 for accounts. */
const RESPONSE_TIMEOUT_MS = 10_000;

/**
 * Calls another service of the project. One that accepts the request and never answers would otherwise hold the visitor until
 * the platform ends the function. The body of a response may take longer.
 */
export async function fetchFromProject(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => {
    late.abort(new Error('The project did not answer in time.'));
  }, RESPONSE_TIMEOUT_MS);
  try {
    return await fetch(input, { ...init, signal: late.signal });
  } finally {
    clearTimeout(timer);
  }
}
