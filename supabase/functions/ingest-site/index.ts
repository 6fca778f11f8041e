import { withCors } from '../_shared/cors.ts';
import { openHostedDatabase } from '../_shared/hosted-database.ts';
import { rightOf } from '../_shared/right-of.ts';
import { setting } from '../_shared/setting.ts';

import { createIngestHandler } from './handler.ts';
import { createNetworkReader } from './network-reader.ts';

const siteUrl = setting('SITE_URL');
const backend = {
  url: setting('SUPABASE_URL'),
  publishableKey: setting('SUPABASE_ANON_KEY'),
  fetch: (request: Request) => fetch(request),
};

Deno.serve(
  withCors(
    siteUrl,
    createIngestHandler({
      database: openHostedDatabase(),
      rightOf: (request) => rightOf(request, backend),
      siteUrl,
      read: createNetworkReader(),
      log: (event, detail = {}) => console.log(JSON.stringify({ event, ...detail })),
    }),
  ),
);
