import { randomBytes } from 'node:crypto';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { setRetentionDays } from '#server/operations/database-settings.ts';
import { runRetention } from '#server/operations/retention.ts';
import { enquiry } from '#tests/harness/api.ts';
import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { admin, member, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { addEvent, registerFor } from '#tests/harness/events.ts';
import { findInFiles } from '#tests/harness/files/find-in-files.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

const WITHIN_MS = 60_000;
/** Words that occur nowhere else in the database and that compression leaves in one piece. */
const WORDS = {
  firstName: 'Zebulonia',
  company: 'Quaggawerke',
  message: 'Wombatplan',
  long: 'Okapibrief',
  note: 'Ibisnotiz',
  mailbox: 'zebulonia.q@ibis.example',
  mention: 'write to zebulonia.q@ibis.example',
  question: 'Numbatfrage',
  telephone: '+990 7071 5550',
};
const ALL = Object.values(WORDS);

async function opened(): Promise<{ target: PolicyTarget; ada: Colleague }> {
  const target = await openPolicyTarget('pglite', 'directly');
  onTestFinished(() => target.close());
  await liftHourlyLimits(target.backend);
  return { target, ada: await admin(target, 'ada@firm.example') };
}

/**
 * Stores a person's enquiries, note, account, subscription, appointment and registration, and another person's enquiry
 * that mentions them.
 */
async function leaveTraces({ target, ada }: { target: PolicyTarget; ada: Colleague }): Promise<void> {
  const { backend } = target;
  const person = { email: WORDS.mailbox, first_name: WORDS.firstName, company: WORDS.company };
  const message = `${WORDS.message} for the board`;
  const { id } = await storeEnquiry(backend, enquiry({ ...person, message }));
  // Too long for a table page and not compressible, so it is stored out of line (TOAST).
  const long = `${WORDS.long} ${randomBytes(2_900).toString('base64')}`;
  await sendEnquiry(target, { ...person, message: long });
  await ada.ask('add_submission_note', { submission: id, body: `${WORDS.note}: called back` });
  await member(target, WORDS.mailbox);
  await target.client().from('newsletter_subscriptions').insert({ email: WORDS.mailbox });
  const event = await addEvent(backend);
  const guest = { email: WORDS.mailbox, question: WORDS.question };
  const { registration } = await registerFor(backend, event.slug, guest);
  await backend.persistRow('event_registrations', { ...registration });
  const consultant = await addConsultant(backend);
  const booking = { email: WORDS.mailbox.replace('@', '+booked@'), telephone: WORDS.telephone };
  const appointment = await bookFreeTime(backend, consultant, hourAhead(3), {
    ...booking,
    medium: 'telephone',
  });
  await backend.query(`select private.cancel_appointment($1, 'visitor')`, [appointment.id]);
  await sendEnquiry(target, { email: 'else@example.org', message: `Please ${WORDS.mention} at once.` });
  await backend.query('analyze');
  await backend.query('checkpoint');
  expect(ALL.filter((text) => findInFiles(target.dataDir, [text]).length === 0)).toEqual([]);
}

/** Leaves a reusable segment of the write-ahead log, as earlier versions did. */
function leaveReusableSegment(dataDir: string): void {
  const log = join(dataDir, 'pglite/pg_wal');
  const [current = ''] = readdirSync(log)
    .filter((name) => name.length === 24)
    .sort();
  copyFileSync(join(log, current), join(log, `${current.slice(0, -1)}F`));
}

test('erased text is gone from every file within a minute and stays gone', async () => {
  const both = await opened();
  const { target, ada } = both;
  await leaveTraces(both);
  leaveReusableSegment(target.dataDir);
  await ada.ask('erase_person', { email: WORDS.mailbox });
  const found = () => findInFiles(target.dataDir, ALL);
  await expect.poll(found, { timeout: WITHIN_MS, interval: 1_000 }).toEqual([]);
  expect(await target.backend.query('select * from private.erased_text')).toEqual([]);
  // The other rows are intact, and later writes do not bring the erased text back.
  expect(await target.backend.query('select email from public.contact_submissions')).toEqual([
    { email: 'else@example.org' },
  ]);
  await target.backend.query('update public.contact_submissions set source = source');
  await target.backend.reopen();
  expect(found()).toEqual([]);
});

test('an erasure or retention interrupted by a restart is completed after it', async () => {
  const both = await opened();
  const { target, ada } = both;
  await leaveTraces(both);
  await ada.ask('erase_person', { email: WORDS.mailbox });
  await sendEnquiry(target, { email: 'aged@example.org', message: 'Narwhalakte of long ago' });
  await target.backend.query(
    `update public.contact_submissions set created_at = now() - interval '400 days' where email = 'aged@example.org'`,
  );
  await setRetentionDays(target.backend, { contact_submissions: 365 });
  await runRetention(target.backend);
  await target.backend.reopen();
  const found = () => findInFiles(target.dataDir, [...ALL, 'aged@example.org', 'Narwhalakte']);
  expect(found()).not.toEqual([]);
  await expect.poll(found, { timeout: WITHIN_MS, interval: 1_000 }).toEqual([]);
});

test('the text of a retention run that never ended is gone within a minute', async () => {
  const { target } = await opened();
  const text = ['aged@example.org', 'Narwhalakte'];
  await sendEnquiry(target, { email: 'aged@example.org', message: 'Narwhalakte of long ago' });
  await target.backend.query(
    `update public.contact_submissions set created_at = now() - interval '400 days'`,
  );
  await target.backend.query('checkpoint');
  await setRetentionDays(target.backend, { contact_submissions: 365 });
  let asked = 0;
  await runRetention(target.backend, () => (asked += 1) > 1);
  expect(
    await target.backend.query('select from private.retention_runs where finished_at is null'),
  ).toHaveLength(1);
  const found = () => findInFiles(target.dataDir, text);
  expect(found()).not.toEqual([]);
  await target.backend.reopen();
  await expect.poll(found, { timeout: WITHIN_MS, interval: 1_000 }).toEqual([]);
});

test('segments of the write-ahead log are removed, not recycled with their content', async () => {
  const { target } = await opened();
  expect(await target.backend.query('show wal_recycle')).toEqual([{ wal_recycle: 'off' }]);
});
