import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { bookFreeTime, hourAhead } from '#tests/harness/bookings.ts';
import { addConsultant } from '#tests/harness/calendar.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { admin, sendEnquiry } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

describe.each(SQL_TEST_ENGINES)('enquiries marked as spam together on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    await liftHourlyLimits(target.backend);
    ada = await admin(target, 'ada@firm.example');
  });
  afterAll(() => target?.close());

  const submissionOf = async (submission: string) => ada.ask('submission_detail', { submission });
  const statusOf = async (submission: string) => (await submissionOf(submission)).submission.status;

  test('only those that are new, unchanged since they were listed and without an appointment to come', async () => {
    const consultant = await addConsultant(target.backend, {});
    const { submission_id: booked, id: appointment } = await bookFreeTime(
      target.backend,
      consultant,
      hourAhead(4),
      { email: 'booked@example.com' },
    );
    const send = (name: string) =>
      sendEnquiry(target, { email: `${name}@example.com`, message: `I am ${name}.` });
    const [first, second, owned, answered] = [
      await send('first'),
      await send('second'),
      await send('owned'),
      await send('answered'),
    ];
    const change = async (submission: string, changes: { status?: 'answered'; owner_id?: string }) => {
      const { version } = (await submissionOf(submission)).submission;
      await ada.ask('change_submission', { submission, expected_version: version, changes });
    };
    await change(answered, { status: 'answered' });
    const { rows } = await ada.ask('list_submissions', { filter: {} });
    await change(owned, { owner_id: ada.id });
    const submissions = rows.map(({ id, version }) => ({ id, version }));
    expect(submissions).toHaveLength(5);
    expect(await ada.ask('mark_submissions_as_spam', { submissions })).toBe(2);
    expect(await Promise.all([first, second].map(statusOf))).toEqual(['spam', 'spam']);
    expect(await Promise.all([owned, answered, booked].map(statusOf))).toEqual(['new', 'answered', 'new']);
    const { appointment: stays } = await ada.ask('appointment_detail', { appointment });
    expect(stays.state).toBe('booked');
    const { history, messages } = await submissionOf(first);
    expect(history.at(-1)).toMatchObject({ action: 'status_changed', new_value: 'spam', actor_id: ada.id });
    expect(messages.find(({ kind }) => kind === 'acknowledgement')).toMatchObject({ status: 'cancelled' });
    expect(await ada.ask('mark_submissions_as_spam', { submissions })).toBe(0);
  });
});
