import type { Backend } from '#server/database/backend.ts';
import { withDatabase } from '#tests/harness/database/backend.ts';
import { newSiteDataDir } from '#tests/harness/database/database-template.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';

import type { Submission } from '#tests/harness/site/submissions.ts';

/** Creates a data directory whose database has no hourly ceilings. */
export async function newUnlimitedDataDir(): Promise<string> {
  const dataDir = await newSiteDataDir();
  await withDatabase({ dataDir }, liftHourlyLimits);
  return dataDir;
}

/** How often each email address is stored, enquiries and subscriptions together. */
export async function storedAddresses(backend: Backend): Promise<Map<string, number>> {
  const rows = await backend.query<{ email: string; count: number }>(
    `select email, count(*)::integer as count from (
       select email from public.contact_submissions
       union all select email from public.newsletter_subscriptions
     ) stored group by email`,
  );
  return new Map(rows.map(({ email, count }) => [email, count]));
}

/** Counts acknowledged rows that are missing, and email addresses that are stored more than once. */
export function compareStored(
  acknowledged: readonly Submission[],
  stored: ReadonlyMap<string, number>,
): { missing: number; doubled: number } {
  return {
    missing: acknowledged.filter(({ email }) => !stored.has(email)).length,
    doubled: [...stored.values()].filter((count) => count > 1).length,
  };
}
