import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { enquiry } from '#tests/harness/api.ts';
import { bookTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

let opened: TestBackend | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function insert(sent: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(sent);
  await opened?.backend.query(
    `insert into public.contact_submissions (${columns.join()}) select ${columns.join()}
      from jsonb_populate_record(null::public.contact_submissions, $1::text::jsonb)`,
    [JSON.stringify(sent)],
  );
}

async function stored(): Promise<Record<string, unknown>[]> {
  return (
    (await opened?.backend.query<Record<string, unknown>>(
      'select * from public.contact_submissions order by created_at',
    )) ?? []
  );
}

function journalFiles(): string[] {
  const directory = join(opened?.options.dataDir ?? '', 'journal');
  return readdirSync(directory).map((name) => join(directory, name));
}

/** Simulates a power loss in a database that does not sync: the change is lost and the journal is kept. */
async function withoutTriggers(table: string, sql: string, parameters: unknown[] = []): Promise<void> {
  await opened?.backend.query(`alter table ${table} disable trigger user`);
  await opened?.backend.query(sql, parameters);
  await opened?.backend.query(`alter table ${table} enable trigger user`);
}

const lose = (id: unknown) =>
  withoutTriggers('public.contact_submissions', 'delete from public.contact_submissions where id = $1', [id]);

describe('the journal of the embedded database', () => {
  it('restores a lost row exactly and once, and is emptied by an orderly stop', async () => {
    opened = await openTestBackend('pglite');
    await storeEnquiry(opened.backend, enquiry());
    const before = await stored();
    expect(journalFiles()).toHaveLength(1);
    await lose(before[0]?.['id']);
    await opened.backend.reopen();
    expect(await stored()).toEqual(before);
    await opened.backend.reopen();
    expect(await stored()).toHaveLength(1);
    await opened.restart();
    expect(journalFiles()).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it('a reopened database that has lost rows for good is not served', async () => {
    opened = await openTestBackend('pglite');
    await storeEnquiry(opened.backend, enquiry());
    await opened.backend.syncDatabase();
    const [row] = await stored();
    await lose(row?.['id']);
    await expect(opened.backend.reopen()).rejects.toThrow('has lost data');
    expect(await opened.backend.health()).toBe('failed');
    await expect(opened.backend.query('select 1')).rejects.toThrow();
  });

  it('leaves the triggers for new rows enabled after a replay', async () => {
    opened = await openTestBackend('pglite');
    await storeEnquiry(opened.backend, enquiry());
    await opened.backend.reopen();
    await insert(enquiry({ email: 'OTHER@Example.com' }));
    expect((await stored()).map((row) => row['email'])).toEqual(['ada@example.com', 'other@example.com']);
  });

  it('does not restore rows that were deleted on purpose', async () => {
    opened = await openTestBackend('pglite');
    await storeEnquiry(opened.backend, enquiry());
    await opened.backend.query('delete from public.contact_submissions');
    await opened.backend.reopen();
    expect(await stored()).toEqual([]);
  });

  it('replays the complete entries of a truncated file', async () => {
    opened = await openTestBackend('pglite');
    for (const number of [1, 2, 3]) {
      const sent = enquiry({ email: `sender${number}@example.com`, message: 'Grüße an Sie' });
      await storeEnquiry(opened.backend, sent);
    }
    const rows = await stored();
    const [file = ''] = journalFiles();
    const text = readFileSync(file);
    const lines = text.toString().split('\n');
    const firstTwo = Buffer.byteLength(`${lines[0]}\n${lines[1]}\n`);
    truncateSync(file, firstTwo + 40);
    for (const row of rows) await lose(row['id']);
    await opened.backend.reopen();
    expect(await stored()).toEqual(rows.slice(0, 2));
  });

  it('restores the confirmation of a subscription that the database still holds unconfirmed', async () => {
    opened = await openTestBackend('pglite');
    const { query, persistRowByKey } = opened.backend;
    const email = 'reader@example.com';
    const set = (confirmed: string) =>
      query(`update public.newsletter_subscriptions set confirmed_at = ${confirmed} where email = $1`, [
        email,
      ]);
    const read = async () =>
      (await opened?.backend.query('select * from public.newsletter_subscriptions'))?.[0];
    await query('insert into public.newsletter_subscriptions (email) values ($1)', [email]);
    await persistRowByKey('newsletter_subscriptions', { email });
    const unconfirmed = await read();
    await set('now()');
    await persistRowByKey('newsletter_subscriptions', { email });
    const confirmed = await read();
    await query(
      'alter table public.newsletter_subscriptions disable trigger newsletter_subscriptions_version',
    );
    await query('update public.newsletter_subscriptions set version = 1, confirmed_at = null');
    await query(
      'alter table public.newsletter_subscriptions enable trigger newsletter_subscriptions_version',
    );
    expect(await read()).toEqual(unconfirmed);
    await opened.backend.reopen();
    expect(await read()).toEqual(confirmed);
  });

  it('restores a lost appointment with its time, and the state that was acknowledged last', async () => {
    opened = await openTestBackend('pglite');
    const { query, persistRow, persistRowByKey } = opened.backend;
    const consultant = await addConsultant(opened.backend);
    const start = hourAhead(3);
    const read = () => opened?.backend.query<Record<string, unknown>>('select * from private.appointments');
    const change = (sql: string) => query(`select private.${sql} from private.appointments a`);
    const { enquiry: stored, appointment } = await bookTime(opened.backend, consultant, start, {
      email: 'ada@example.com',
    });
    await persistRow('contact_submissions', stored ?? {});
    await persistRow('appointments', appointment ?? {});
    await change(
      `move_appointment(a.id, a.consultant_id, a.starts_at + interval '1 hour', a.ends_at + interval '1 hour', 1)`,
    );
    await persistRowByKey('appointments', { id: appointment?.id });
    const before = await read();
    expect(before).toMatchObject([{ version: 2, sequence: 1 }]);
    for (const loss of [
      'delete from private.appointments',
      'update private.appointments set version = 1, sequence = 0',
    ]) {
      await withoutTriggers('private.appointments', loss);
      if (loss.startsWith('delete')) await lose(stored?.id);
      await opened.backend.reopen();
      expect(await read()).toEqual(before);
      expect(await opened.backend.query(`select lower(span) as start from private.claimed_times`)).toEqual([
        { start: before?.[0]?.['starts_at'] },
      ]);
    }
    expect(
      (await bookTime(opened.backend, consultant, start + 3_600_000, { email: 'b@example.com' })).outcome,
    ).toBe('gone');
    expect(
      (await opened.backend.query(`select from public.outbox_messages where kind = 'appointment_invitation'`))
        .length,
    ).toBe(1);
  });

  it('does not revive an appointment that was cancelled, nor one whose enquiry was deleted', async () => {
    opened = await openTestBackend('pglite');
    const { query, persistRow, persistRowByKey } = opened.backend;
    const consultant = await addConsultant(opened.backend);
    const rows: string[] = [];
    for (const [index, email] of ['kept@example.com', 'deleted@example.com'].entries()) {
      const { enquiry: stored, appointment } = await bookTime(
        opened.backend,
        consultant,
        hourAhead(3 + index),
        { email },
      );
      await persistRow('contact_submissions', stored ?? {});
      await persistRow('appointments', appointment ?? {});
      rows.push(appointment?.id ?? '');
    }
    await query(`select private.cancel_appointment($1, 'visitor')`, [rows[0]]);
    await persistRowByKey('appointments', { id: rows[0] });
    await query(`delete from public.contact_submissions where email = 'deleted@example.com'`);
    await opened.backend.reopen();
    expect(await opened.backend.query('select id, state from private.appointments')).toEqual([
      { id: rows[0], state: 'cancelled' },
    ]);
    expect(await opened.backend.query('select from private.claimed_times')).toEqual([]);
  });

  it('books a time once although the change that gave it up was lost', async () => {
    opened = await openTestBackend('pglite');
    const { query, persistRow } = opened.backend;
    const consultant = await addConsultant(opened.backend);
    const keep = async (email: string) => {
      const { enquiry: stored, appointment } = await bookTime(
        opened?.backend ?? { query },
        consultant,
        hourAhead(3),
        { email },
      );
      await persistRow('contact_submissions', stored ?? {});
      await persistRow('appointments', appointment ?? {});
      return { submission: stored?.id, id: appointment?.id ?? '' };
    };
    const first = await keep('first@example.com');
    // Power is lost between the change and its journal entry.
    await query(`select private.cancel_appointment($1, 'visitor')`, [first.id]);
    const second = await keep('second@example.com');
    await withoutTriggers('private.appointments', 'delete from private.appointments');
    await lose(first.submission);
    await lose(second.submission);
    await opened.backend.reopen();
    const states = await opened.backend.query('select id, state from private.appointments order by state');
    expect(states).toEqual([
      { id: second.id, state: 'booked' },
      { id: first.id, state: 'cancelled' },
    ]);
    expect(await opened.backend.query('select appointment_id from private.claimed_times')).toEqual([
      { appointment_id: second.id },
    ]);
  });

  it('refuses to journal a row that the database does not hold', async () => {
    opened = await openTestBackend('pglite');
    const sent = { email: 'nobody@example.com' };
    await expect(opened.backend.persistRowByKey('newsletter_subscriptions', sent)).rejects.toThrow(
      'cannot be found',
    );
  });
});

describe.each(['pglite', 'postgres'] as const)('a repeated enquiry on %s', (engine) => {
  it('is stored once, regardless of white space and letter case, and does not count towards the limit', async () => {
    opened = await openTestBackend(engine);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await insert(enquiry({ email: attempt % 2 ? 'ADA@example.com ' : 'ada@example.com' }));
    }
    expect(await stored()).toHaveLength(1);
    await insert(enquiry({ message: 'Another message.' }));
    expect(await stored()).toHaveLength(2);
  });

  it('is stored again after ten minutes', async () => {
    opened = await openTestBackend(engine);
    await insert(enquiry());
    await opened.backend.query(
      `update public.contact_submissions set created_at = created_at - interval '11 minutes'`,
    );
    await insert(enquiry());
    expect(await stored()).toHaveLength(2);
  });
});
