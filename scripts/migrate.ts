import { openBackend } from '#server/database/backend.ts';
import { parseSettings } from '#server/settings/env.ts';
import { openInstallation } from '#server/settings/installation.ts';

/**
 * `npm run migrate`: brings the database to the schema of this version, as a start does, and exits. Before a rolling
 * release it shows on one machine whether the migrations pass.
 */
try {
  const { backendOptions } = openInstallation(parseSettings(process.env));
  let applied: unknown[] = [];
  const log = (event: string, detail?: Record<string, unknown>) => {
    if (event === 'migrations_applied' && Array.isArray(detail?.['files'])) applied = detail['files'];
  };
  const backend = await openBackend({ ...backendOptions, log });
  await backend.close();
  process.stdout.write(
    applied.length === 0
      ? 'The database has every migration of this version.\n'
      : `Applied: ${applied.join(', ')}\n`,
  );
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
