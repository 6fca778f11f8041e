// The whole server without rate limits, so that a benchmark measures the database and not the limiter.
import { resolve } from 'node:path';

import { createApp } from '#server/app.ts';
import { preparedAssistant } from '#tests/harness/assistant/prepared-assistant.ts';
import { openBackend } from '#server/database/backend.ts';
import { listen } from '#server/http/listen.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { NO_LIMITS } from '#tests/harness/no-limits.ts';
import { parseSettings } from '#server/settings/env.ts';
import { prepareDataDirectory } from '#server/settings/private-files.ts';
import { loadSecrets } from '#server/settings/secrets.ts';
import { loadStaticSite } from '#server/site/static-site.ts';

const settings = parseSettings(process.env);
prepareDataDirectory(settings.dataDir);
const secrets = loadSecrets(settings.dataDir, settings);
const backend = await openBackend({ ...settings, jwtSecret: secrets.jwtSecret });
await liftHourlyLimits(backend);
const app = createApp({
  backend,
  settings,
  site: loadStaticSite(
    process.env['BENCH_BUILD_DIR'] ?? resolve(import.meta.dirname, '../../build'),
    settings.siteUrl,
  ),
  preparedAssistant,
  limits: NO_LIMITS,
  jwtSecret: secrets.jwtSecret,
  publishableKey: settings.publishableKey,
  now: () => performance.now(),
  log: () => {},
  onTrouble: () => process.stderr.write('The database gave an answer that it should not.\n'),
});
await listen(app.fetch, settings);
process.send?.({ ready: true });
process.on('disconnect', () => void backend.close().then(() => process.exit(0)));
