import { withDatabase } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import {
  MIGRATED,
  newSiteDataDir,
  startMigratedPostgres,
} from '#tests/harness/database/database-template.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';

import { startSite } from '#tests/harness/site/site-process.ts';
import { startNginx } from '#tests/proofs/support/site/nginx-front.ts';
import { startSettledSite } from '#tests/proofs/support/site/settled-site.ts';

export type Place = { engine: 'PGlite' | 'PostgreSQL'; way: 'direct' | 'through nginx' };
type CrowdedSite = { port: number; close: () => Promise<void> };

/** Starts a site without hourly ceilings; `port` is its own or that of the nginx in front of it. */
export async function openCrowdedSite({ engine, way }: Place): Promise<CrowdedSite> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const closer of closers.toReversed()) await closer();
  };
  try {
    const dataDir = engine === 'PGlite' ? await newSiteDataDir() : newTemporaryDirectory('site');
    closers.push(async () => removeDirectory(dataDir));
    const postgres = engine === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
    if (postgres) closers.push(postgres.stop);
    const databaseUrl = await postgres?.createDatabase(MIGRATED);
    await withDatabase({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) }, liftHourlyLimits);
    const settings = { TRUSTED_PROXIES: '127.0.0.1' };
    const site = await (databaseUrl === undefined
      ? startSite(settings, { dataDir })
      : startSettledSite({ ...settings, DATABASE_URL: databaseUrl }, { dataDir }));
    closers.push(async () => void (await site.stop()));
    const sitePort = Number(new URL(site.url).port);
    if (way === 'direct') return { port: sitePort, close };
    const nginx = await startNginx(sitePort);
    closers.push(nginx.stop);
    return { port: nginx.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
