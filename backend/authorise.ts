/** The token of a request's authorization header. */
export function bearerToken(request: Request): string | undefined {
  return /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

export type Right = 'admin' | 'signed-in' | 'anonymous';

type SupabaseApi = {
  /** Base URL. */
  url: string;
  publishableKey: string;
  fetch: (request: Request) => Promise<Response>;
};

/**
 * Determines the right of an access token's holder by calling `is_admin` with the token. That function looks up the
 * session and the account, so a token stops working once either has ended.
 * @throws when the backend does not answer or fails
 */
export async function authorise(
  token: string | undefined,
  { url, publishableKey, fetch }: SupabaseApi,
): Promise<Right> {
  // supabase-js sends the publishable key as the bearer while nobody is signed in.
  if (token === undefined || token === publishableKey) return 'anonymous';
  const response = await fetch(
    new Request(new URL('/rest/v1/rpc/is_admin', url), {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: '{}',
    }),
  );
  const isAdmin: unknown = await response.json().catch(() => undefined);
  if (response.status === 401 || response.status === 403) return 'anonymous';
  if (!response.ok) throw new Error(`is_admin answered with status ${response.status}`);
  return isAdmin === true ? 'admin' : 'signed-in';
}
