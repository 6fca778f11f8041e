import { authoriseRequest } from '../_shared/authorise-request.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { readJson } from '../../../backend/http/read-json.ts';
import { log, serve } from '../_shared/serve.ts';
import { siteOrigin } from '../_shared/settings.ts';

import { createIngestHandler } from '../../../backend/ingestion/ingest-handler.ts';
import { createNetworkReader } from '../../../backend/public-web/network-reader.ts';

const ingest = createIngestHandler({
  database: openHostedDatabase(),
  siteUrl: siteOrigin(),
  read: createNetworkReader(),
  log,
});

serve(async (request) => {
  const right = await authoriseRequest(request);
  return ingest(await readJson(request), right);
});
