export type Right = 'admin' | 'signed-in' | 'anonymous';

type Backend = {
  /** Address of the Supabase API. */
  url: string;
  publishableKey: string;
  fetch: (request: Request) => Promise<Response>;
};

/**
 * The right of whoever sent a request. The backend is asked, with the request's own token: `is_admin` looks the
 * session and the account up, so that no token outlives either.
 * @throws when the backend cannot say
 */
export async function rightOf(request: Request, { url, publishableKey, fetch }: Backend): Promise<Right> {
  const token = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
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
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.status === 401 || response.status === 403) return 'anonymous';
  if (!response.ok) throw new Error(`is_admin was answered with ${response.status}`);
  return answer === true ? 'admin' : 'signed-in';
}
