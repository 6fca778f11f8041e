import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { addressStaff } from '#backend/mail/outbox.ts';
import { FIRM } from '#content/firm.ts';
import { revokeAdmin } from '#server/admin/admins.ts';
import { CONFLICT_CODE, GONE_CODE, SORT_COLUMNS } from '#shared/desk/calls.ts';
import type { DeskArguments, EnquiryFilter } from '#shared/desk/calls.ts';
import { enquiry } from '#tests/harness/api.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { DESK_ARGUMENTS } from '#tests/harness/desk-arguments.ts';
import { admin, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(SQL_TEST_ENGINES)('the desk on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let ben: Colleague;
  let numbered = 0;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
    ben = await admin(target, 'ben@firm.example');
  });
  afterAll(() => target?.close());

  const unique = () => `case-${(numbered += 1)}`;
  const arrive = async (changes: Record<string, unknown> = {}) =>
    sendEnquiry(target, { email: `${unique()}@example.com`, ...changes });
  const idsOf = async (filter: EnquiryFilter, more: object = {}) =>
    (await ada.ask('list_submissions', { filter, ...more })).rows.map(({ id }) => id);
  const change = (
    who: Colleague,
    id: string,
    version: number,
    changes: { status?: 'new' | 'answered' | 'in_progress' | 'spam' | 'archived'; owner_id?: string | null },
  ) => who.ask('change_submission', { submission: id, expected_version: version, changes });
  const age = (id: string, interval: string) =>
    target.backend.query(
      'update public.contact_submissions set created_at = created_at - $1::interval where id = $2',
      [interval, id],
    );

  // The embedded database runs one transaction at a time.
  test.runIf(engine === 'postgres')(
    'an enquiry can be changed while its staff mails are addressed',
    async () => {
      const { backend } = target;
      const id = await arrive();
      const changed = await backend.transaction(async (transaction) => {
        const { query } = transaction;
        await query('select from public.outbox_messages where submission_id = $1 for update', [id]);
        const asked = change(ada, id, 1, { status: 'spam' }).catch((error: unknown) => error);
        await vi.waitUntil(async () => (await query('select from pg_locks where not granted')).length > 0);
        await addressStaff({ ...backend, query }, ['desk@firm.example', 'owner@firm.example']);
        return { asked };
      });
      expect(await changed.asked).toMatchObject({ status: 'spam' });
    },
  );

  test('the database can sort by every column by which the desk offers to sort', async () => {
    const unknown = await target.backend.query(
      'select name from unnest($1::text[]) name where private.submission_order(name, true) is null',
      [SORT_COLUMNS],
    );
    expect(unknown, 'Add these to private.submission_order by a migration').toEqual([]);
  });

  test('a word is found in every text field and in the reference, in any letter case', async () => {
    const word = unique().replace('-', 'x');
    const fields = ['first_name', 'last_name', 'company', 'message'];
    const ids = await Promise.all(
      fields.map((field) => arrive({ [field]: `Über ${word.toUpperCase()} GmbH` })),
    );
    expect((await idsOf({ search: word })).toSorted()).toEqual(ids.toSorted());
    expect((await idsOf({ search: `  ${word}   ÜBER gm ` })).toSorted()).toEqual(ids.toSorted());
    const [row] = (await ada.ask('list_submissions', { filter: { search: word } })).rows;
    expect(await idsOf({ search: row?.reference?.toLowerCase() ?? '' })).toEqual([row?.id]);
    expect(await idsOf({ search: row?.email ?? '' })).toEqual([row?.id]);
  });

  test('pattern characters and quotes are searched literally', async () => {
    const id = await arrive({ message: `100%_sure it's a \\ "test" of ${unique()}` });
    for (const search of ['100%_sure', `it's`, '\\', '"test"']) expect(await idsOf({ search })).toContain(id);
    for (const search of ['100__sure', 'it%a', `'; select 1; --`])
      expect(await idsOf({ search })).not.toContain(id);
  });

  test('a failed mail about an enquiry is shown until the enquiry has been dealt with', async () => {
    const id = await arrive();
    const failed = async () => {
      const channels = await ada.ask('mail_status', undefined);
      return channels.find(({ kind }) => kind === 'acknowledgement')?.failed;
    };
    await target.backend.query(
      `update public.outbox_messages set state = 'failed' where submission_id = $1 and kind = 'acknowledgement'`,
      [id],
    );
    expect(await failed()).toBe(1);
    await change(ada, id, 1, { status: 'answered' });
    expect(await failed()).toBe(0);
  });

  test('a note is deleted by its author only, and logged without its text', async () => {
    const id = await arrive();
    const { id: note } = await ada.ask('add_submission_note', {
      submission: id,
      body: 'About somebody else',
    });
    await expect(ben.ask('delete_submission_note', { note })).rejects.toMatchObject({ code: GONE_CODE });
    expect(await ada.ask('delete_submission_note', { note })).toEqual({ deleted: note });
    const { notes, history } = await ada.ask('submission_detail', { submission: id });
    expect(notes).toEqual([]);
    expect(history.at(-1)).toMatchObject({ action: 'note_deleted', actor_email: 'ada@firm.example' });
    expect(JSON.stringify(history)).not.toContain('somebody else');
    await expect(ada.ask('delete_submission_note', { note })).rejects.toMatchObject({ code: GONE_CODE });
  });

  test('a correction names its version, is logged without its texts and takes the unsent mails along', async () => {
    const id = await arrive({ company: 'Exmaple' });
    const email = `${unique()}@example.com`;
    type Corrections = DeskArguments<'correct_submission'>['corrections'];
    const correct = (expected_version: number, corrections: Corrections) =>
      ada.ask('correct_submission', { submission: id, expected_version, corrections });
    const everything: Required<Corrections> = {
      first_name: 'Grace',
      last_name: 'Hopper',
      email,
      company: 'Example',
    };
    const typed = { ...everything, company: ' Example ', email: email.toUpperCase() };
    expect(await correct(1, typed)).toMatchObject({ ...everything, version: 2 });
    await expect(correct(1, { company: 'Other' })).rejects.toMatchObject({ code: CONFLICT_CODE });
    await expect(correct(2, { company: ' ' })).rejects.toMatchObject({ code: expect.anything() });
    // Saving the stored value again does not raise the version.
    expect(await correct(2, { company: 'Example' })).toMatchObject({ version: 2 });
    const { history, messages } = await ada.ask('submission_detail', { submission: id });
    expect(history.map(({ action, new_value }) => [action, new_value])).toEqual([
      ['submission_corrected', Object.keys(everything).join(', ')],
    ]);
    expect(messages.find(({ kind }) => kind === 'acknowledgement')?.recipient).toBe(email);
  });

  test('a search uses its index', async () => {
    const plan = await target.backend.transaction(async ({ query }) => {
      await query('set local enable_seqscan = off');
      const [built] = await query<{ condition: string }>(
        `select private.submission_conditions('{"search": "word"}', private.office()) as condition`,
      );
      return query(`explain select from public.contact_submissions c where ${built?.condition}`);
    });
    expect(JSON.stringify(plan)).toContain('contact_submissions_text_search_idx');
  });

  test('spam is listed with the least suspicious enquiries first, by an index', async () => {
    const mark = unique().replace('-', 'y');
    const glaring = await arrive({ message: mark, company: 'https://a.example' });
    await target.backend.query(
      `update private.intake_ceilings set rows_per_hour = 1 where table_name = 'contact_submissions'`,
    );
    const genuine = await arrive({ message: `${mark} genuine` });
    await liftHourlyLimits(target.backend);
    const { rows } = await ada.ask('list_submissions', {
      filter: { search: mark, status: ['spam'] },
      sort: 'signs',
      ascending: true,
    });
    expect(rows.map(({ id, spam_reasons: reasons }) => [id, reasons])).toEqual([
      [genuine, ['ceiling']],
      [glaring, ['links']],
    ]);
    const plan = await target.backend.transaction(async ({ query }) => {
      await query('set local enable_seqscan = off');
      return query(
        `explain select c.id from public.contact_submissions c where c.status = any ('{spam}'::text[])
          order by c.spam_score asc nulls last, c.created_at desc, c.id desc limit 100`,
      );
    });
    expect(JSON.stringify(plan)).toContain('contact_submissions_spam_idx');
  });

  test('a name is found with either kind of apostrophe', async () => {
    const straight = await arrive({ last_name: "O'Brennan" });
    const curly = await arrive({ last_name: 'O’Brennan' });
    for (const search of ["o'brennan", 'O’BRENNAN'])
      expect((await idsOf({ search })).toSorted()).toEqual([straight, curly].toSorted());
  });

  test('a search word of one or two letters matches at the beginning of words', async () => {
    const id = await arrive({ message: 'qz first\nqj second, not xqk' });
    expect(await idsOf({ search: 'qz' })).toEqual([id]);
    expect(await idsOf({ search: 'qj' })).toEqual([id]);
    expect(await idsOf({ search: 'qk' })).toEqual([]);
  });

  test('each filter selects exactly what it names, and spam is excluded unless requested', async () => {
    const mark = unique().replace('-', 'y');
    const plain = await arrive({ message: mark, interest: null, industry: 'retail' });
    const coaching = await arrive({ message: mark, interest: 'coaching', industry: null });
    const spam = await arrive({ message: mark, interest: 'coaching' });
    await change(ada, spam, 1, { status: 'spam' });
    await change(ada, plain, 1, { owner_id: ben.id });
    await age(coaching, '40 days');
    const of = async (filter: EnquiryFilter) => (await idsOf({ ...filter, search: mark })).toSorted();
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

    expect(await of({})).toEqual([plain, coaching].toSorted());
    expect(await of({ status: ['spam'] })).toEqual([spam]);
    expect(await of({ status: ['spam', 'new'] })).toEqual([plain, coaching, spam].toSorted());
    expect(await of({ interest: ['coaching'] })).toEqual([coaching]);
    expect(await of({ interest: ['none'] })).toEqual([plain]);
    expect(await of({ interest: ['none', 'coaching'] })).toEqual([plain, coaching].toSorted());
    expect(await of({ industry: ['retail'] })).toEqual([plain]);
    expect(await of({ industry: ['none'] })).toEqual([coaching]);
    expect(await of({ from: day(1) })).toEqual([plain]);
    expect(await of({ to: day(39) })).toEqual([coaching]);
    expect(await of({ from: day(41), to: day(39) })).toEqual([coaching]);
    expect(await of({ waiting_over: 'clock_24h' })).toEqual([coaching]);
    expect(await of({ owner: ben.id })).toEqual([plain]);
    expect(await of({ owner: 'none' })).toEqual([coaching]);
  });

  test('lists sort in both directions, and pages contain every row once', async () => {
    const mark = unique().replace('-', 'z');
    const names = ['delta', 'Alpha', 'charlie', 'Bravo', 'echo'];
    for (const name of names) await arrive({ company: `${name} ${mark}`, last_name: name });
    const companies = async (more: object) =>
      (await ada.ask('list_submissions', { filter: { search: mark }, ...more })).rows.map(({ company }) =>
        company.split(' ')[0]?.toLowerCase(),
      );
    const ordered = ['alpha', 'bravo', 'charlie', 'delta', 'echo'];
    for (const sort of ['company', 'name'] as const) {
      expect(await companies({ sort, ascending: true })).toEqual(ordered);
      expect(await companies({ sort, ascending: false })).toEqual(ordered.toReversed());
    }
    expect(await companies({})).toEqual(names.toReversed().map((name) => name.toLowerCase()));
    for (const sort of [
      'email',
      'role',
      'industry',
      'interest',
      'status',
      'owner',
      'reference',
      'waiting',
    ] as const) {
      const pages = [];
      for (const page of [1, 2, 3, 4]) pages.push(...(await companies({ sort, page, page_size: 2 })));
      expect(pages.toSorted()).toEqual(ordered);
    }
    const page = await ada.ask('list_submissions', { filter: { search: mark }, page: 2, page_size: 2 });
    expect(page).toMatchObject({ page: 2, page_size: 2, total: 5, total_is_exact: true });
  });

  test('one of several concurrent changes by two admins succeeds, the others conflict, and nothing is overwritten', async () => {
    const id = await arrive();
    const answers = await Promise.allSettled([
      change(ada, id, 1, { status: 'answered' }),
      change(ben, id, 1, { status: 'archived' }),
      change(ada, id, 1, { owner_id: ada.id }),
      change(ben, id, 1, { owner_id: ben.id }),
    ]);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual([CONFLICT_CODE, CONFLICT_CODE, CONFLICT_CODE]);
    const { submission, history } = await ben.ask('submission_detail', { submission: id });
    expect(submission.version).toBe(2);
    expect(history).toHaveLength(1);
  });

  test('waiting time, answer time and history follow an enquiry from arrival to answer and back', async () => {
    const id = await arrive();
    await age(id, '3 days');
    const arrived = (await ada.ask('submission_detail', { submission: id })).submission;
    expect(arrived).toMatchObject({
      status: 'new',
      version: 1,
      promise: 'overdue',
    });
    expect(arrived.waiting_minutes).toBe(3 * 24 * 60);
    const taken = await change(ada, id, 1, { status: 'in_progress', owner_id: ada.id });
    expect(taken).toMatchObject({ version: 2, owner_email: 'ada@firm.example', first_response_at: null });
    const note = await ben.ask('add_submission_note', { submission: id, body: '  Called, will write.  ' });
    expect(note).toMatchObject({ author_email: 'ben@firm.example', body: 'Called, will write.' });
    const answered = await change(ben, id, 2, { status: 'answered' });
    expect(answered).toMatchObject({ waiting_since: null, promise: null, answered_at: expect.any(String) });
    const reopened = await change(ada, id, 3, { status: 'new' });
    expect(reopened).toMatchObject({ answered_at: null, first_response_at: answered.first_response_at });
    expect(reopened.waiting_minutes).toBe(0);
    const { history, notes } = await ben.ask('submission_detail', { submission: id });
    expect(
      history.map((event) => [event.action, event.actor_email, event.old_value, event.new_value]),
    ).toEqual([
      ['status_changed', 'ada@firm.example', 'new', 'in_progress'],
      ['owner_changed', 'ada@firm.example', null, ada.id],
      ['note_added', 'ben@firm.example', null, null],
      ['status_changed', 'ben@firm.example', 'in_progress', 'answered'],
      ['status_changed', 'ada@firm.example', 'answered', 'new'],
    ]);
    expect(notes).toHaveLength(1);
  });

  test('an enquiry restored from spam counts as waiting since its arrival', async () => {
    const id = await arrive();
    await age(id, '2 days');
    await change(ada, id, 1, { status: 'spam' });
    expect((await change(ada, id, 2, { status: 'new' })).waiting_minutes).toBe(2 * 24 * 60);
  });

  test('unknown enquiries, invalid values and unknown owners are refused', async () => {
    await expect(change(ada, NOBODY, 1, { status: 'new' })).rejects.toMatchObject({ code: GONE_CODE });
    await expect(ada.ask('submission_detail', { submission: NOBODY })).rejects.toMatchObject({
      code: GONE_CODE,
    });
    const id = await arrive();
    await expect(change(ada, id, 1, { owner_id: NOBODY })).rejects.toMatchObject({ code: '23514' });
    await expect(change(ada, id, 1, { status: 'done' as 'new' })).rejects.toMatchObject({ code: '23514' });
    await expect(
      ada.ask('list_submissions', { filter: { other: 'x' } as EnquiryFilter }),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('an open page is notified of new enquiries and of changes by others', async () => {
    const marks = await ada.ask('desk_changes', {});
    expect(marks).toMatchObject({ arrived: 0, changed: 0 });
    const id = await arrive();
    await change(ben, id, 1, { status: 'in_progress' });
    const news = await ada.ask('desk_changes', { since: marks.latest, after_event: marks.latest_event });
    expect(news).toMatchObject({ arrived: 1, changed: 1 });
    const again = await ada.ask('desk_changes', { since: news.latest, after_event: news.latest_event });
    expect(again).toMatchObject({ arrived: 0, changed: 0 });
  });

  // The embedded database runs one transaction at a time.
  test.runIf(engine === 'postgres')(
    'a change or an enquiry that is committed after a poll has seen a later one is not missed',
    async () => {
      const poll = (marks: { latest: string | null; latest_event: number }) =>
        ada.ask('desk_changes', { since: marks.latest, after_event: marks.latest_event });
      const afterLater = async (write: string, parameters: unknown[], later: () => Promise<unknown>) => {
        const seen = await target.backend.transaction(async ({ query }) => {
          await query(write, parameters);
          await later();
          return ada.ask('desk_changes', {});
        });
        const news = await poll(seen);
        return { missed: news.arrived + news.changed === 0, again: (await poll(news)).changed };
      };
      const id = await arrive();
      const changed = await afterLater(`select private.log_event('note_added')`, [], () =>
        change(ben, id, 1, { status: 'in_progress' }),
      );
      expect(changed).toEqual({ missed: false, again: 0 });
      const sent = JSON.stringify(enquiry({ email: `${unique()}@example.com` }));
      const arrived = await afterLater('select private.store_enquiry($1)', [sent], () => arrive());
      expect(arrived).toEqual({ missed: false, again: 0 });
    },
  );

  test('a cursor from the server that this one was restored from reloads an open page once', async () => {
    const { latest, latest_event } = await ada.ask('desk_changes', {});
    const news = await ada.ask('desk_changes', { since: latest, after_event: latest_event + 1_000_000 });
    expect(news.changed).toBe(1);
    const again = await ada.ask('desk_changes', { since: latest, after_event: news.latest_event });
    expect(again.changed).toBe(0);
  });

  test('an enquiry is overdue after 24 elapsed hours, at any time of the week', async () => {
    const { office } = await ada.ask('desk_statistics', undefined);
    expect(office.promise_hours).toBe(FIRM.responseHours);
    const before = await ada.ask('desk_statistics', undefined);
    const [inTime, late] = [await arrive(), await arrive()];
    await age(inTime, '23 hours 55 minutes');
    await age(late, '24 hours 5 minutes');
    const promiseOf = async (id: string) =>
      (await ada.ask('submission_detail', { submission: id })).submission.promise;
    expect([await promiseOf(inTime), await promiseOf(late)]).toEqual(['in_time', 'overdue']);
    const after = await ada.ask('desk_statistics', undefined);
    expect(after.waiting_overdue - before.waiting_overdue).toBe(1);
  });

  test('the statistics agree with the lists', async () => {
    const before = await ada.ask('desk_statistics', undefined);
    const waiting = await arrive({ interest: 'insights', industry: 'defense' });
    const answered = await arrive();
    await age(answered, '50 minutes');
    await age(waiting, '9 days');
    await change(ada, answered, 1, { status: 'answered' });
    const after = await ada.ask('desk_statistics', undefined);
    const total = ({ per_day }: typeof before) => per_day.reduce((sum, { count }) => sum + count, 0);
    expect(after.waiting - before.waiting).toBe(1);
    expect(after.waiting_overdue - before.waiting_overdue).toBe(1);
    expect(after.answered_30_days - before.answered_30_days).toBe(1);
    expect(total(after) - total(before)).toBe(2);
    expect(after.per_day).toHaveLength(30);
    expect(after.by_interest.reduce((sum, { count }) => sum + count, 0)).toBe(total(after));
    expect(after.by_industry.reduce((sum, { count }) => sum + count, 0)).toBe(total(after));
    expect(after.office).toEqual({
      time_zone: 'Europe/London',
      opens: '08:00',
      closes: '18:00',
      promise_hours: 24,
    });
  });

  test('the event log is append-only, is written only by the desk and contains no personal data', async () => {
    const id = await arrive({ email: 'named@example.com', first_name: 'Namedperson' });
    await change(ada, id, 1, { status: 'in_progress' });
    await ada.ask('add_submission_note', { submission: id, body: 'Namedperson called' });
    await ada.ask('find_person', { email: 'named@example.com' });
    for (const sql of [
      `update public.desk_events set action = 'note_added'`,
      'delete from public.desk_events',
      'truncate public.desk_events',
    ]) {
      await expect(target.backend.query(sql)).rejects.toThrow('cannot be changed');
    }
    // With the role "replica", ordinary triggers do not fire.
    const asReplica = target.backend.transaction(async ({ query }) => {
      await query(`set local session_replication_role = 'replica'`);
      await query('delete from public.desk_events');
    });
    await expect(asReplica).rejects.toThrow('cannot be changed');
    const log = JSON.stringify(await target.backend.query('select * from public.desk_events'));
    expect(log).not.toMatch(/named|@/i);
  });

  test('a right that is taken away ends at once, for every call; the owner is taken off the enquiry', async () => {
    const cara = await admin(target, 'cara@firm.example');
    const id = await arrive();
    await change(cara, id, 1, { owner_id: cara.id });
    expect((await cara.ask('list_admins', undefined)).map(({ email }) => email)).toContain(
      'cara@firm.example',
    );
    // Without the operator's command: a trigger ends the sessions regardless of who removes the right.
    await target.backend.query('delete from public.admins where user_id = $1', [cara.id]);
    for (const [name, args] of Object.entries(DESK_ARGUMENTS)) {
      const { error } = await cara.client.rpc(name, args);
      expect([name, error?.code]).toEqual([name, 'session_not_found']);
    }
    expect((await ada.ask('submission_detail', { submission: id })).submission).toMatchObject({
      owner_id: null,
      version: 3,
      status: 'new',
    });
    const again = await admin(target, 'cara@firm.example');
    expect((await again.ask('list_submissions', { filter: {} })).rows.length).toBeGreaterThan(0);
    await revokeAdmin(target.backend, 'cara@firm.example');
    await expect(again.ask('list_admins', undefined)).rejects.toThrow();
    const actions = await target.backend.query(
      'select action from public.desk_events where $1 in (old_value, new_value) order by id',
      [cara.id],
    );
    expect(
      actions.map((event) => (event as { action: string }).action).filter((name) => name.startsWith('admin')),
    ).toEqual(['admin_granted', 'admin_revoked', 'admin_granted', 'admin_revoked']);
  });
});
