const HEADERS = 'apikey, authorization, content-type, x-client-info, x-supabase-api-version';

/**
 * A function that pages of the site may call from a browser, and those of no other site. What it throws becomes an
 * answer that says nothing of the inside.
 */
export function withCors(
  siteUrl: string,
  handle: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  const { origin } = new URL(siteUrl);
  return async (request) => {
    const headers = new Headers({ vary: 'Origin' });
    if (request.headers.get('origin') === origin) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-methods', 'POST');
      headers.set('access-control-allow-headers', HEADERS);
      headers.set('access-control-max-age', '600');
    }
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers });
    const response = await handle(request).catch((error: unknown) => {
      console.error(error instanceof Error ? error.name : 'unknown error');
      const message = 'The service is not available at the moment. Please try again shortly.';
      return Response.json({ error: 'unavailable', message }, { status: 503 });
    });
    for (const [name, value] of headers) response.headers.set(name, value);
    return response;
  };
}
