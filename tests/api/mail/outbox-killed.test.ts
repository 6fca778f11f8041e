import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openTestBackend } from '#tests/harness/database/backend.ts';
import type { TestBackend } from '#tests/harness/database/backend.ts';
import { liftHourlyLimits } from '#tests/harness/database/hourly-limits.ts';
import { startMailServer } from '#tests/harness/mail/mail-server.ts';
import type { MailServerOfTests } from '#tests/harness/mail/mail-server.ts';

const WORKER = fileURLToPath(new URL('../../harness/mail/outbox-worker-process.ts', import.meta.url));
const ENQUIRIES = 12;
const LEASE_MS = 3_000;

let opened: TestBackend;
let mail: MailServerOfTests;
const workers: ChildProcess[] = [];

async function startWorker(): Promise<ChildProcess> {
  const worker = fork(WORKER, {
    execArgv: ['--disable-proto=delete'],
    env: {
      PATH: process.env['PATH'],
      BACKEND: JSON.stringify(opened.options),
      LEASE_MS: `${LEASE_MS}`,
      SMTP_URL: mail.url,
      MAIL_FROM: 'website@firm.example',
      NOTIFY_TO: 'desk@firm.example',
    },
  });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

beforeAll(async () => {
  opened = await openTestBackend('postgres');
  mail = await startMailServer();
  await liftHourlyLimits(opened.backend);
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await mail?.stop();
  await opened?.close();
});

test('workers killed during a mail lose none, and duplicate only mails already handed over', async () => {
  mail.behaviour = 'slow';
  for (let enquiry = 0; enquiry < ENQUIRIES; enquiry += 1) {
    await opened.backend.query(
      `insert into public.contact_submissions (first_name, last_name, email, company, message)
       values ('Ada', 'Stone', $1, 'Example Ltd', 'Hello')`,
      [`sender-${enquiry}@example.com`],
    );
  }
  for (let kills = 0; kills < 2; kills += 1) {
    const handedOver = mail.nextData();
    const worker = await startWorker();
    await handedOver;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  mail.behaviour = 'accept';
  await Promise.all([startWorker(), startWorker()]);
  await expect
    .poll(
      async () => {
        // Skips the pause that follows an attempt whose mail may have arrived.
        await opened.backend.query(
          `update public.outbox_messages set next_attempt_at = now() where state = 'waiting'`,
        );
        return (
          await opened.backend.query<{ sent: number }>(
            `select count(*)::integer as sent from public.outbox_messages where state = 'sent'`,
          )
        )[0]?.sent;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(2 * ENQUIRIES);

  const arrivals = Map.groupBy(mail.received, ({ messageId }) => messageId);
  expect(arrivals.size).toBe(2 * ENQUIRIES);
  const [counted] = await opened.backend.query<{ uncertain: number }>(
    'select sum(uncertain_attempts)::integer as uncertain from public.outbox_messages',
  );
  const duplicates = mail.received.length - arrivals.size;
  expect(duplicates).toBeGreaterThan(0);
  expect(duplicates).toBeLessThanOrEqual(counted?.uncertain ?? 0);
  console.info(
    `Killed twice: ${duplicates} duplicates of ${arrivals.size} mails, ${counted?.uncertain} counted.`,
  );
});
