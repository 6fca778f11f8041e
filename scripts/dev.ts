import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import type { Plugin } from 'vite';

import { createApp } from '#server/app.ts';
import { openBackend } from '#server/database/backend.ts';
import { isApiPath } from '#server/guard/routes/routes.ts';
import { RATE_LIMITS } from '#server/limits.ts';
import { createLog } from '#server/log.ts';
import { parseSettings } from '#server/settings/env.ts';
import { openInstallation } from '#server/installation.ts';
import { readFormPages } from '#server/site/form-pages.ts';
import { ingestOwnPages } from '#server/site/ingestion.ts';
import { loadStaticSite } from '#server/site/static-site.ts';
import { StartError } from '#server/start-error.ts';

import { prepareAssistant } from './build/assistant/prepare-assistant.ts';

const BUILD = resolve(import.meta.dirname, '../build');

async function develop(): Promise<void> {
  const settings = parseSettings(process.env);
  const { backendOptions } = openInstallation(settings);
  const { log } = createLog();
  const backend = await openBackend({ ...backendOptions, log });
  const app = createApp({
    backend,
    settings,
    log,
    // Vite serves the pages with hot reload; the app answers only the API.
    site: {
      respond: () => ({ response: new Response('Not found\n', { status: 404 }), route: 'development' }),
    },
    // Forms and the pages that the server fills look as in the last build.
    formPages: existsSync(resolve(BUILD, 'forms.json')) ? readFormPages(BUILD) : undefined,
    preparedAssistant: prepareAssistant,
    limits: RATE_LIMITS,
    jwtSecret: backendOptions.jwtSecret,
    publishableKey: backendOptions.publishableKey,
    now: () => performance.now(),
    onTrouble: () => log('database_trouble', {}, 'error'),
  });
  const handle = getRequestListener(app.fetch);
  const api: Plugin = {
    name: 'api',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        if (isApiPath(path) || path === '/healthz' || path === '/readyz') void handle(request, response);
        else next();
      });
    },
  };
  const vite = await createServer({
    plugins: [api],
    server: {
      port: settings.port,
      host: settings.host,
      strictPort: true,
      watch: { ignored: ['build', '.cache', '.data'].map((name) => `${resolve(name)}/**`) },
    },
    // Imported on demand: if Vite discovers them late, it re-optimises and reloads the page.
    optimizeDeps: { include: ['@supabase/supabase-js', '@base-ui/react/dialog', '@base-ui/react/toast'] },
  });
  await vite.listen();
  process.stdout.write(`  Development server on http://localhost:${settings.port}\n`);
  // The ingestion reads prerendered pages, which Vite does not have, so the assistant answers from the last build.
  const stopping = new AbortController();
  const isBuilt = existsSync(resolve(BUILD, 'site.json'));
  process.stdout.write(
    `  The assistant ${isBuilt ? 'answers from the pages of the last build' : 'knows no pages yet'}; npm run build updates them\n`,
  );
  const ingesting = isBuilt
    ? ingestOwnPages({
        backend,
        site: loadStaticSite(BUILD, settings.siteUrl),
        siteUrl: settings.siteUrl,
        stopping: stopping.signal,
        log,
      })
    : Promise.resolve();
  const stop = async () => {
    stopping.abort();
    await ingesting;
    await vite.close();
    await backend.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

try {
  await develop();
} catch (error) {
  process.stderr.write(
    `${error instanceof StartError ? error.message : error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(1);
}
