import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { LOCAL_PUBLISHABLE_KEY } from '#shared/backend-key.ts';
import type { Trial } from '#shared/assistant-trial.ts';
import type { AssistantStatistics } from '#shared/desk/results.ts';
import { SQL_TEST_ENGINES } from '#tests/harness/database/backend.ts';
import { admin, member } from '#tests/harness/desk.ts';
import type { Colleague } from '#tests/harness/desk.ts';
import { openPolicyTarget } from '#tests/harness/policy-target.ts';
import type { PolicyTarget } from '#tests/harness/policy-target.ts';

describe.each(SQL_TEST_ENGINES)('the desk’s view of the assistant on %s', (engine) => {
  let target: PolicyTarget;
  let ada: Colleague;
  let reader: Colleague;

  beforeAll(async () => {
    target = await openPolicyTarget(engine, 'through the server');
    ada = await admin(target, 'ada@firm.example');
    reader = await member(target, 'reader@example.com');
  });
  afterAll(() => target?.close());

  const post = (name: string, body: unknown, token?: string) =>
    fetch(`${target.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        apikey: LOCAL_PUBLISHABLE_KEY,
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const chat = async (content: string) => {
    const response = await post('chat', { messages: [{ role: 'user', content }] });
    expect(response.status).toBe(200);
    await response.text();
  };
  const attempt = async (question: string): Promise<Trial> => {
    const response = await post('try-assistant', { question }, ada.token);
    expect(response.status).toBe(200);
    return (await response.json()) as Trial;
  };
  const stored = () => target.backend.query('select * from private.assistant_answers order by kind, name');
  const answersOf = ({ names }: AssistantStatistics, wanted: string) =>
    names.find(({ name }) => name === wanted)?.answers ?? 0;

  test('answers in the chat are counted by name without any of their text, for admins only', async () => {
    const marker = 'Zanzibarquartz';
    await chat('What does executive coaching cost?');
    await chat(`What does executive coaching cost? ${marker}`);
    await chat('Recipe for onion soup');
    // Counts are written after the answer.
    await expect
      .poll(async () => {
        const { weeks } = await ada.ask('assistant_statistics', {});
        const { entry = 0, intent = 0, passage = 0, none = 0 } = weeks[0] ?? {};
        return entry + intent + passage + none;
      })
      .toBe(3);
    const statistics = await ada.ask('assistant_statistics', {});
    expect(answersOf(statistics, 'executive-coaching.cost')).toBeGreaterThan(0);
    expect(answersOf(statistics, 'cannot-answer')).toBe(1);
    expect(statistics.weeks[0]).toMatchObject({ week: statistics.week, none: 1 });
    expect(JSON.stringify(await stored())).not.toContain(marker);
    await expect(reader.ask('assistant_statistics', {})).rejects.toMatchObject({ code: '42501' });
    expect((await target.client().rpc('assistant_statistics', {})).error).toMatchObject({ code: '42501' });
  });

  test('the last eight weeks have totals by kind, and any one of them its names', async () => {
    await target.backend.query(
      `insert into private.assistant_answers (week, kind, name, answers)
       select date_trunc('week', now() at time zone 'utc')::date - 7 * ago, kind, name, answers
       from (values (1, 'none', 'cannot-answer', 4), (1, 'intent', 'greeting', 2), (1, 'passage', '/about#team', 7),
         (7, 'entry', 'about.office', 3), (8, 'entry', 'about.office', 9)) counted (ago, kind, name, answers)`,
    );
    const { weeks } = await ada.ask('assistant_statistics', {});
    expect(weeks).toHaveLength(8);
    expect(weeks.map(({ week }) => week)).toEqual(
      weeks
        .map(({ week }) => week)
        .toSorted()
        .toReversed(),
    );
    expect(weeks[1]).toMatchObject({ entry: 0, intent: 2, passage: 7, none: 4 });
    expect(weeks[7]).toMatchObject({ entry: 3, intent: 0, passage: 0, none: 0 });
    const monday = weeks[1]?.week ?? '';
    const sunday = new Date(Date.parse(monday) + 6 * 86_400_000).toISOString().slice(0, 10);
    for (const week of [monday, sunday]) {
      expect(await ada.ask('assistant_statistics', { week })).toMatchObject({
        week: monday,
        names: [
          { kind: 'passage', name: '/about#team', answers: 7 },
          { kind: 'none', name: 'cannot-answer', answers: 4 },
          { kind: 'intent', name: 'greeting', answers: 2 },
        ],
      });
    }
    expect((await ada.ask('assistant_statistics', { week: weeks[2]?.week })).names).toEqual([]);
  });

  test('a trial question shows the entry that answered it and the runner-up, and is not counted', async () => {
    const before = await stored();
    const cost = await attempt('  What does executive coaching cost?  ');
    expect(cost.outcome).toMatchObject({ kind: 'entry', name: 'executive-coaching.cost' });
    expect(cost.outcome.place).toMatch(/^\/services\/executive-coaching/);
    expect(cost.outcome.score).toBeGreaterThan(0.5);
    expect(cost.runnerUp?.id).not.toBe('executive-coaching.cost');
    expect(cost.runnerUp?.score).toBeLessThan(cost.outcome.score ?? 0);
    expect(cost.intents[0]).toMatchObject({ name: 'question' });

    const hacked = await attempt('We have been hacked');
    expect(hacked.outcome).toMatchObject({ kind: 'intent', place: '/services/incident-response#hotline' });
    expect(hacked.outcome.name).toMatch(/^emergency-/);
    expect(hacked.outcome.score).toBe(hacked.intents[0]?.probability);

    const unknown = await attempt('Recipe for onion soup');
    expect(unknown.outcome).toEqual({ kind: 'none', name: 'cannot-answer', place: null, score: null });
    expect(await stored()).toEqual(before);
  });

  test('only an admin may try a question, of 1 to 1,000 characters', async () => {
    const question = 'What do you do?';
    const statuses = [];
    for (const token of [undefined, LOCAL_PUBLISHABLE_KEY, reader.token])
      statuses.push((await post('try-assistant', { question }, token)).status);
    expect(statuses).toEqual([401, 401, 403]);
    for (const body of [{}, { question: ' ' }, { question: 'a'.repeat(1001) }, { question, more: 1 }])
      expect((await post('try-assistant', body, ada.token)).status).toBe(400);
    expect((await post('try-assistant', { question: 'a'.repeat(1000) }, ada.token)).status).toBe(200);
  });
});
