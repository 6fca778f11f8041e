import { setTimeout as sleep } from 'node:timers/promises';

import type { Backend } from '#server/database/backend.ts';
import { setRetentionDays } from '#server/operations/database-settings.ts';
import { runMaintenance } from '#server/operations/maintenance.ts';
import { runRetention } from '#server/operations/retention.ts';
import { withDatabase } from '#tests/harness/database/backend.ts';
import { fillEnquiries } from '#tests/harness/database/desk-data.ts';
import { findInFiles } from '#tests/harness/files/find-in-files.ts';
import { removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { missedIfNone } from '#tests/harness/measuring/measurement.ts';

import type { Proof } from './proof.ts';
import { newUnlimitedDataDir } from './support/site/site-data.ts';

const ROWS = { short: 2_000, full: 100_000 };
const MINUTES_BETWEEN_ROWS = 14;
const ERASED_ROWS = 200;
const PAUSE_MS = 20;
const GONE_WITHIN_SECONDS = 60;
/** The longest time that a step of the overwriting may delay an enquiry. */
const WAIT_MS = 250;

/** A checksum of all enquiries that existed before the overwriting, which must neither lose nor change one. */
async function checksum(backend: Backend): Promise<string | undefined> {
  const [row] = await backend.query<{ sum: string }>(
    `select count(*) || md5(string_agg(md5(c::text), '' order by id)) as sum
     from public.contact_submissions c where email not like '%@during.example'`,
  );
  return row?.sum;
}

async function sendEnquiry(backend: Backend, number: number): Promise<number> {
  const startedAt = performance.now();
  await backend.query(
    `insert into public.contact_submissions (first_name, last_name, email, company, message)
     values ('Ada', 'Stone', $1, 'Northern Bank', $2)`,
    [`sender-${number}@during.example`, `Please call me back about matter ${number}.`],
  );
  return performance.now() - startedAt;
}

/**
 * Deletes old enquiries from a large table by retention while new ones arrive, and waits until no file of the embedded
 * database contains the deleted text.
 */
export const proveErasedText: Proof = async (scale) => {
  const dataDir = await newUnlimitedDataDir();
  const proved = await withDatabase({ dataDir }, async (backend) => {
    await fillEnquiries({ backend }, ROWS[scale]);
    // A running site analyses its tables, and the statistics then contain samples of the texts.
    await runMaintenance(backend);
    await backend.query('checkpoint');
    const [oldest] = await backend.query<{ email: string; matter: string }>(
      `select email, substring(message from 'matter .*$') as matter
       from public.contact_submissions order by created_at limit 1`,
    );
    const texts = [oldest?.email ?? '', oldest?.matter ?? ''];
    const foundBefore = findInFiles(dataDir, texts).length;
    const days = Math.floor(((ROWS[scale] - ERASED_ROWS) * MINUTES_BETWEEN_ROWS) / (24 * 60));
    await setRetentionDays(backend, { contact_submissions: days });
    await runRetention(backend);
    const sumBefore = await checksum(backend);

    const startedAt = performance.now();
    const waits: number[] = [];
    const isDue = async () => (await backend.query('select from private.erased_text')).length > 0;
    while ((await isDue()) && performance.now() - startedAt < 2 * GONE_WITHIN_SECONDS * 1_000) {
      waits.push(await sendEnquiry(backend, waits.length));
      await sleep(PAUSE_MS);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const isWhole = sumBefore !== undefined && (await checksum(backend)) === sumBefore;
    await backend.reopen();
    const isWholeAfterwards = (await checksum(backend)) === sumBefore;
    return {
      foundBefore,
      foundAfter: findInFiles(dataDir, texts).length,
      seconds,
      longest: waits.length > 0 ? Math.max(...waits) : Number.NaN,
      isDamaged: !isWhole || !isWholeAfterwards,
    };
  }).finally(() => removeDirectory(dataDir));
  return [
    { name: 'Files that contain the deleted text, before', value: proved.foundBefore, unit: 'files' },
    { name: 'Files that contain the deleted text, after', value: proved.foundAfter, unit: 'files', limit: 0 },
    {
      name: 'Time from the deletion until the text is gone from the files',
      value: Math.round(proved.seconds),
      unit: 's',
      limit: GONE_WITHIN_SECONDS,
    },
    {
      name: `Slowest enquiry meanwhile, with ${ROWS[scale]} rows`,
      value: Math.round(proved.longest),
      unit: 'ms',
      limit: WAIT_MS,
    },
    { name: 'Other enquiries changed or lost', value: proved.isDamaged ? 1 : 0, unit: '', limit: 0 },
    missedIfNone('No deleted text found before', proved.foundBefore),
  ];
};
