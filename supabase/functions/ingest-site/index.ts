import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { authorise, bearerToken } from '../../../backend/authorise.ts';
import { readJson } from '../../../backend/http/read-json.ts';
import { log, serve } from '../_shared/serve.ts';
import { setting, siteOrigin } from '../_shared/settings.ts';

import { createIngestHandler } from '../../../backend/ingestion/ingest-handler.ts';
import { createNetworkReader } from '../../../backend/public-web/network-reader.ts';

const backend = {
  url: setting('SUPABASE_URL'),
  publishableKey: setting('SUPABASE_ANON_KEY'),
  fetch: (request: Request) => fetch(request),
};

const ingest = createIngestHandler({
  database: openHostedDatabase(),
  siteUrl: siteOrigin(),
  read: createNetworkReader(),
  log,
});

serve(async (request) => {
  const right = await authorise(bearerToken(request), backend);
  return ingest(await readJson(request), right);
});
