import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { setRetentionDays } from '#server/operations/database-settings.ts';
import { runRetention, startRetention } from '#server/operations/retention.ts';
import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { addEvent, newGuest, registerFor } from '#tests/harness/events.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { untimedTransaction } from '#tests/harness/database/untimed-transaction.ts';
import { admin, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

describe.each(SQL_TEST_ENGINES)('retention on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
    for (const days of [1, 29, 31, 400]) {
      const id = await sendEnquiry(target, { email: `days-${days}@example.com` });
      if (days === 400) {
        await ada.ask('change_submission', {
          submission: id,
          expected_version: 1,
          changes: { status: 'answered' },
        });
      }
      await ada.ask('add_submission_note', { submission: id, body: 'A note' });
      await target.backend.query(
        `update public.contact_submissions set created_at = now() - $1 * interval '1 day' where id = $2`,
        [days, id],
      );
    }
    // More rows than one statement deletes.
    await untimedTransaction(target, async ({ query }) => {
      await query(
        `insert into public.newsletter_subscriptions (email) select 'reader-' || n || '@example.org' from generate_series(1, 1300) n`,
      );
      await query(
        `update public.newsletter_subscriptions set created_at = now() - interval '50 days' where email <> 'reader-1@example.org'`,
      );
    });
  });
  afterAll(() => target?.close());

  const left = async () =>
    (
      await target.backend.query<{ email: string }>(
        'select email from public.contact_submissions order by email',
      )
    ).map(({ email }) => email);
  const previewed = () => ada.ask('retention_preview', undefined);
  const yesterday = () => target.backend.query('delete from private.retention_runs');

  test('without a setting nothing is due and nothing is deleted', async () => {
    await setRetentionDays(target.backend, {});
    expect(await runRetention(target.backend)).toBeUndefined();
    expect(await left()).toHaveLength(4);
    expect(await previewed()).toMatchObject([
      { table_name: 'contact_submissions', days: null, due: 0, due_open: 0 },
      { table_name: 'newsletter_subscriptions', days: null, due: 0, due_open: 0 },
    ]);
  });

  test('the run deletes what the preview shows, once a day over all servers', async () => {
    await setRetentionDays(target.backend, { contact_submissions: 30, newsletter_subscriptions: 30 });
    expect(await previewed()).toMatchObject([
      { table_name: 'contact_submissions', days: 30, due: 2, due_open: 1 },
      { table_name: 'newsletter_subscriptions', days: 30, due: 1299, due_open: 0 },
    ]);
    const runs = await Promise.all([
      runRetention(target.backend),
      runRetention(target.backend),
      runRetention(target.backend),
    ]);
    expect(runs.filter((counts) => counts !== undefined)).toEqual([
      { contact_submissions: 2, newsletter_subscriptions: 1299 },
    ]);
    expect(await left()).toEqual(['days-1@example.com', 'days-29@example.com']);
    expect(await target.backend.query('select 1 from public.submission_notes')).toHaveLength(2);
    expect(await target.backend.query('select email from public.newsletter_subscriptions')).toEqual([
      { email: 'reader-1@example.org' },
    ]);
    const [event] = await target.backend.query(
      'select action, actor_id, detail from public.desk_events order by id desc limit 1',
    );
    expect(event).toEqual({
      action: 'retention_applied',
      actor_id: null,
      detail: { contact_submissions: 2, newsletter_subscriptions: 1299 },
    });
    await yesterday();
    expect(await runRetention(target.backend)).toEqual({
      contact_submissions: 0,
      newsletter_subscriptions: 0,
    });
  });

  test('an enquiry is kept until its appointment is over', async () => {
    await yesterday();
    const consultant = await addConsultant(target.backend);
    const { id, submission_id } = await bookFreeTime(target.backend, consultant, hourAhead(3), {
      email: 'booked@example.com',
    });
    await target.backend.query(
      `update public.contact_submissions set created_at = now() - interval '40 days' where id = $1`,
      [submission_id],
    );
    expect(await previewed()).toMatchObject([{ due: 0 }, {}]);
    expect(await runRetention(target.backend)).toMatchObject({ contact_submissions: 0 });
    await target.backend.query(
      `update private.appointments
          set starts_at = now() - interval '1 hour', ends_at = now(), busy_until = now() where id = $1`,
      [id],
    );
    await yesterday();
    expect(await previewed()).toMatchObject([{ due: 1 }, {}]);
    expect(await runRetention(target.backend)).toMatchObject({ contact_submissions: 1 });
  });

  test('a cancelled appointment does not keep its enquiry', async () => {
    await yesterday();
    const consultant = await addConsultant(target.backend, { email: 'cara@firm.example' });
    const { id, submission_id } = await bookFreeTime(target.backend, consultant, hourAhead(4), {
      email: 'cancelled@example.com',
    });
    await target.backend.query(`select private.cancel_appointment($1, 'visitor')`, [id]);
    await target.backend.query(
      `update public.contact_submissions set created_at = now() - interval '40 days' where id = $1`,
      [submission_id],
    );
    expect(await previewed()).toMatchObject([{ due: 1 }, {}]);
    expect(await runRetention(target.backend)).toMatchObject({ contact_submissions: 1 });
  });

  const ageRun = () =>
    target.backend.query(
      `update private.retention_runs set started_at = now() - interval '61 minutes' where finished_at is null`,
    );
  const logged = () =>
    target.backend.query(
      `select detail from public.desk_events where action = 'retention_applied' order by id desc limit 1`,
    );
  const subscribeLongAgo = (email: string) =>
    target.backend.query(
      `with stored as (insert into public.newsletter_subscriptions (email) values ($1) returning id)
       select id from stored`,
      [email],
    );
  const ageSubscriptions = () =>
    target.backend.query(
      `update public.newsletter_subscriptions set created_at = now() - interval '50 days' where email like 'aged-%'`,
    );

  test('an interrupted run is resumed after an hour at the earliest, and the log counts all of it', async () => {
    await yesterday();
    for (const email of ['aged-1@example.org', 'aged-2@example.org']) await subscribeLongAgo(email);
    await ageSubscriptions();
    await target.backend.query('select private.begin_retention_run()');
    await target.backend.query(`select private.delete_expired('newsletter_subscriptions', 1)`);
    expect(await runRetention(target.backend)).toBeUndefined();
    await ageRun();
    expect(await runRetention(target.backend)).toEqual({
      contact_submissions: 0,
      newsletter_subscriptions: 1,
    });
    expect(await logged()).toEqual([{ detail: { contact_submissions: 0, newsletter_subscriptions: 2 } }]);
  });

  test('a table that cannot be read leaves the run unfinished, but the other tables are processed', async () => {
    await yesterday();
    await subscribeLongAgo('aged-3@example.org');
    await ageSubscriptions();
    const failing: typeof target.backend = {
      ...target.backend,
      query: (sql, parameters) =>
        parameters?.includes('contact_submissions') === true
          ? Promise.reject(new Error('The table is locked.'))
          : target.backend.query(sql, parameters),
    };
    await expect(runRetention(failing)).rejects.toThrow('The table is locked.');
    expect(
      await target.backend.query(`select from public.newsletter_subscriptions where email like 'aged-%'`),
    ).toEqual([]);
    await ageRun();
    expect(await runRetention(target.backend)).toBeDefined();
    expect(await logged()).toEqual([{ detail: { contact_submissions: 0, newsletter_subscriptions: 1 } }]);
  });

  test('a single SQL call, as from pg_cron, does the whole run', async () => {
    await yesterday();
    await setRetentionDays(target.backend, { contact_submissions: 10 });
    const apply = () => target.backend.query('select private.apply_retention() as counts');
    expect(await apply()).toEqual([{ counts: { contact_submissions: 1 } }]);
    expect(await apply()).toEqual([{ counts: {} }]);
    expect(await left()).toEqual(['days-1@example.com']);
  });

  test('the background work also deletes unconfirmed subscriptions and old registrations', async () => {
    const email = newGuest();
    await target.backend.query('insert into public.newsletter_subscriptions (email) values ($1)', [email]);
    await target.backend.query(
      'update public.newsletter_subscriptions set confirmed_at = null, confirm_until = now() where email = $1',
      [email],
    );
    const { id, slug } = await addEvent(target.backend);
    await registerFor(target.backend, slug, { email });
    await target.backend.query(
      `update private.events set starts_at = now() - interval '13 months' where id = $1`,
      [id],
    );
    const kept = () =>
      target.backend.query(
        `select email from public.newsletter_subscriptions where email = $1
         union all select email from private.event_registrations where email = $1`,
        [email],
      );
    expect(await kept()).toHaveLength(2);
    const retention = startRetention(target.backend, () => {});
    await expect.poll(kept, { timeout: 10_000 }).toEqual([]);
    await retention.stop();
  });
});
