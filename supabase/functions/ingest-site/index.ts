import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { authorise } from '../../../backend/authorise.ts';
import { log, serve } from '../_shared/serve.ts';
import { setting, siteOrigin } from '../_shared/settings.ts';

import { createIngestHandler } from '../../../backend/ingestion/handler.ts';
import { createNetworkReader } from '../../../backend/ingestion/network-reader.ts';

const backend = {
  url: setting('SUPABASE_URL'),
  publishableKey: setting('SUPABASE_ANON_KEY'),
  fetch: (request: Request) => fetch(request),
};

serve(
  createIngestHandler({
    database: openHostedDatabase(),
    authorise: (request) => authorise(request, backend),
    siteUrl: siteOrigin(),
    read: createNetworkReader(),
    log,
  }),
);
