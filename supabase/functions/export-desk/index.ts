import { exportSchema } from '../../../shared/desk/calls.ts';
import { parseOrRefuse } from '../../../backend/http/parse-or-refuse.ts';
import { readJson } from '../../../backend/http/read-json.ts';
import { fetchFromProject } from '../_shared/project-fetch.ts';
import { serve } from '../_shared/serve.ts';
import { setting, siteOrigin } from '../_shared/settings.ts';

import { streamExport } from '../../../backend/export/stream-export.ts';
import type { CallDatabase } from '../../../backend/export/stream-export.ts';

const url = setting('SUPABASE_URL');
const site = siteOrigin();

/** Calls the database with the caller's own token: this function has no rights of its own. */
function callAs(request: Request): CallDatabase {
  const headers = {
    apikey: request.headers.get('apikey') ?? '',
    authorization: request.headers.get('authorization') ?? '',
    'content-type': 'application/json',
  };
  return async (name, args) => {
    const response = await fetchFromProject(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
    });
    return { status: response.status, body: await response.json() };
  };
}

serve(async (request) => {
  const wanted = parseOrRefuse(exportSchema, await readJson(request));
  return streamExport(wanted, callAs(request), new Date(), site);
});
