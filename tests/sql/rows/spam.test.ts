import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { enquirySummary } from '#app/features/chat/writing/enquiry-summary.ts';
import { enquiry } from '#tests/harness/api.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

type Scored = { status: string; spam_score: number; spam_reasons: string[]; reference: string; sent: number };

/** Long enough to be compared with other messages, and as varied as a genuine one. */
const LONG =
  'We run three ports on the northern coast and would like an outside view of how we rehearse a loss of power.';

describe.each(SQL_TEST_ENGINES)('on %s', (engine) => {
  let target: PolicyTarget;
  let client: SupabaseClient;
  let numbered = 0;

  const someone = (domain = 'example.com') => `someone-${(numbered += 1)}@${domain}`;

  async function score(changes: Record<string, unknown> = {}): Promise<Scored> {
    const email = (changes['email'] as string | undefined) ?? someone();
    const { error } = await client.from('contact_submissions').insert(enquiry({ ...changes, email }));
    if (error) throw error;
    const [row] = await target.backend.query<Scored>(
      `select status, spam_score, spam_reasons, reference,
         (select count(*)::integer from public.outbox_messages m where m.submission_id = c.id) as sent
         from public.contact_submissions c where email = $1 order by created_at desc limit 1`,
      [email],
    );
    if (!row) throw new Error('The enquiry was not stored');
    return row;
  }
  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'directly');
    client = target.client();
    await liftHourlyLimits(target.backend);
  });
  // Moves earlier enquiries into the past, so that each test is judged for speed by its own enquiries only.
  beforeEach(() =>
    target.backend.query(`update public.contact_submissions set created_at = created_at - interval '1 hour'`),
  );
  afterAll(() => target?.close());

  test('a genuine enquiry has no spam reasons, and its messages are queued', async () => {
    expect(await score({ message: LONG })).toMatchObject({
      status: 'new',
      spam_score: 0,
      spam_reasons: [],
      sent: 2,
    });
  });

  test('references are unique and contain no ambiguous letters', async () => {
    const references = [];
    for (let rows = 0; rows < 15; rows += 1) references.push((await score()).reference);
    expect(new Set(references).size).toBe(15);
    for (const reference of references) expect(reference).toMatch(/^CV-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/);
  });

  test('one link is allowed, many are a spam reason, and one in a name is spam', async () => {
    expect(await score({ message: 'See https://example.com' })).toMatchObject({ status: 'new' });
    const many = 'https://a.example https://b.example www.c.example http://d.example';
    expect(await score({ message: many })).toMatchObject({ status: 'new', spam_reasons: ['links'] });
    expect(await score({ first_name: 'Win https://a.example' })).toMatchObject({
      status: 'spam',
      spam_reasons: ['links'],
    });
  });

  test('the same long text from three mailboxes is spam, regardless of spaces and digits', async () => {
    const text = `${LONG} Please look at offer number`;
    expect(await score({ message: `${text} 1` })).toMatchObject({ status: 'new', spam_score: 0 });
    expect(await score({ message: `${text}  22!` })).toMatchObject({
      status: 'new',
      spam_reasons: ['repeated_text'],
    });
    expect(await score({ message: `${text.toUpperCase()} 333` })).toMatchObject({
      status: 'spam',
      spam_reasons: ['repeated_text'],
    });
  });

  test('the line about an appointment is not compared, whether the time is booked or only asked for', async () => {
    const when = (hour: number) => `Friday 8 January 2027, ${hour}:00 (UTC), by video.\n\n`;
    await score({ message: `Appointment asked for, not booked: ${when(9)}${LONG} Before a storm.` });
    expect(await score({ message: `Appointment on ${when(10)}${LONG} Before a storm.` })).toMatchObject({
      spam_reasons: ['repeated_text'],
    });
    for (const hour of [9, 10, 11]) {
      const short = `Appointment asked for, not booked: ${when(hour)}Resilience of plants.`;
      expect(await score({ message: short })).toMatchObject({ spam_score: 0 });
    }
  });

  /** The message prefilled in the contact form when a visitor goes from the assistant to a person. */
  const handedOver = (question: string, answer = `${LONG} ${LONG}`) =>
    enquirySummary(
      [
        { role: 'user', content: question, sources: [] },
        { role: 'assistant', content: answer, sources: [] },
      ],
      '',
    );

  test('only the visitor’s own words of a conversation with the assistant are compared', async () => {
    for (let rows = 0; rows < 3; rows += 1) {
      expect(await score({ message: handedOver('How soon will I get a response?') })).toMatchObject({
        spam_score: 0,
      });
    }
    await score({ message: handedOver(`${LONG} Who could do that?`, 'We could.') });
    expect(await score({ message: handedOver(`${LONG} Who could do that?`, 'We can.') })).toMatchObject({
      spam_reasons: ['repeated_text'],
    });
  });

  test('short texts and texts from one mailbox may repeat', async () => {
    for (let rows = 0; rows < 3; rows += 1) {
      expect(await score({ message: 'Please call me back.' })).toMatchObject({ spam_score: 0 });
    }
    const email = someone();
    await score({ email, message: `${LONG} Twice.` });
    expect(await score({ email, message: `${LONG} Twice.` })).toMatchObject({ spam_score: 0 });
  });

  test('a disposable mail domain or its subdomain is a spam reason, a similar name is not', async () => {
    for (const domain of ['mailinator.com', 'a.b.mailinator.com']) {
      expect(await score({ email: someone(domain) })).toMatchObject({
        status: 'new',
        spam_reasons: ['throwaway_domain'],
      });
    }
    expect(await score({ email: someone('notmailinator.com') })).toMatchObject({ spam_score: 0 });
    expect(await score({ email: someone('mailinator.com'), message: 'https://a.example' })).toMatchObject({
      status: 'spam',
      spam_reasons: ['throwaway_domain', 'links'],
    });
  });

  test('a third enquiry within minutes is a spam reason', async () => {
    const email = someone();
    await score({ email, message: 'First.' });
    expect(await score({ email, message: 'Second.' })).toMatchObject({ spam_score: 0 });
    expect(await score({ email, message: 'Third.' })).toMatchObject({
      status: 'new',
      spam_reasons: ['speed'],
    });
  });

  test('mixed scripts within words are a spam reason, another language is not', async () => {
    expect(await score({ message: 'Buу сhеар crурtо nоw' })).toMatchObject({ spam_reasons: ['script_mix'] });
    for (const message of [
      'Добрый день, нам нужна консультация.',
      'Καλημέρα σας',
      '御社に相談したいです。',
    ]) {
      expect(await score({ message })).toMatchObject({ spam_score: 0 });
    }
  });

  test('spam is stored, and no message is written for it', async () => {
    expect(await score({ company: 'https://a.example' })).toMatchObject({ status: 'spam', sent: 0 });
  });
});
