import { exportSchema } from '../../../shared/desk.ts';
import { refusal } from '../_shared/answers.ts';
import { readJson } from '../_shared/read-json.ts';

import { streamExport } from './stream-export.ts';
import type { CallDatabase } from './stream-export.ts';

const MAX_BODY_BYTES = 16 * 1024;

const url = Deno.env.get('SUPABASE_URL') ?? '';
const siteOrigin = new URL(Deno.env.get('SITE_URL') ?? '').origin;
const CORS = {
  'access-control-allow-origin': siteOrigin,
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'apikey, authorization, content-type, x-client-info',
  vary: 'Origin',
};

/** The database decides by the bearer who asks; this function has no rights of its own. */
function callAs(request: Request): CallDatabase {
  const headers = {
    apikey: request.headers.get('apikey') ?? Deno.env.get('SUPABASE_ANON_KEY') ?? '',
    authorization: request.headers.get('authorization') ?? '',
    'content-type': 'application/json',
  };
  return async (name, args) => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
    });
    return { status: response.status, body: await response.json() };
  };
}

async function answer(request: Request): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
  if (request.method !== 'POST') return refusal(405, 'method_not_allowed', 'Send a POST request.');
  const body = await readJson(request, MAX_BODY_BYTES);
  if ('refused' in body) return body.refused;
  const wanted = exportSchema.safeParse(body.value);
  if (!wanted.success)
    return refusal(400, 'validation_failed', 'The filter of the export is not acceptable.');
  return streamExport(wanted.data, callAs(request), new Date());
}

Deno.serve(async (request) => {
  const response = await answer(request);
  for (const [name, value] of Object.entries(CORS)) response.headers.set(name, value);
  return response;
});
