import type { BackendOptions } from '#server/database/backend.ts';

import type { Settings } from './settings/env.ts';
import { prepareDataDirectory } from './settings/private-files.ts';
import { loadSecrets } from './settings/secrets.ts';
import type { Secrets } from './settings/secrets.ts';

type Installation = { secrets: Secrets; backendOptions: BackendOptions };

/** Denies other users access to all files that this process creates, including those of the database's thread. */
const PRIVATE_UMASK = 0o077;

/** Prepares the data directory, generates its secrets at the first start and derives the options of the backend. */
export function openInstallation(settings: Settings): Installation {
  const { dataDir, databaseUrl, siteUrl, publishableKey } = settings;
  process.umask(PRIVATE_UMASK);
  prepareDataDirectory(dataDir);
  const secrets = loadSecrets(dataDir, settings);
  return {
    secrets,
    backendOptions: { dataDir, databaseUrl, siteUrl, jwtSecret: secrets.jwtSecret, publishableKey },
  };
}
