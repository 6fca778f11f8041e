import type { BackendOptions } from './database/backend.ts';
import type { Settings } from './env.ts';
import { prepareDataDirectory } from './private-files.ts';
import { publishableKey } from './publishable-key.ts';
import { loadSecrets } from './secrets.ts';
import type { Secrets } from './secrets.ts';

export type Installation = { secrets: Secrets; backendOptions: BackendOptions };

/** Other users can neither read nor write what this process creates, the database's thread included. */
const PRIVATE_UMASK = 0o077;

/** The data directory, with secrets of its own after the first time, and the backend that goes with it. */
export function openInstallation(settings: Settings, env: NodeJS.ProcessEnv): Installation {
  const { dataDir, databaseUrl, siteUrl } = settings;
  process.umask(PRIVATE_UMASK);
  prepareDataDirectory(dataDir);
  const secrets = loadSecrets(dataDir, settings);
  return {
    secrets,
    backendOptions: {
      dataDir,
      databaseUrl,
      siteUrl,
      jwtSecret: secrets.jwtSecret,
      publishableKey: publishableKey(env),
    },
  };
}
