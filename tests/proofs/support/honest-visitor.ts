import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { anyAddress, newSubmission, submit } from '#tests/harness/submissions.ts';

/** A thread that visits the site while another attacks it, so that it does not wait for the attacker's own work. */

const ENQUIRY_EVERY_MS = 250;
const PAGE_EVERY_MS = 50;

/** Milliseconds that each answer took, and how many were not what they should be. */
type Visits = { times: number[]; bad: number };
export type Experience = { enquiries: Visits; pages: Visits };

/** Times `ask` at a steady pace, also while earlier ones are not answered. */
async function timeEvery(everyMs: number, end: number, ask: () => Promise<boolean>): Promise<Visits> {
  const times: number[] = [];
  let bad = 0;
  const asked: Promise<void>[] = [];
  const one = async () => {
    const startedAt = performance.now();
    if (!(await ask())) bad += 1;
    times.push(performance.now() - startedAt);
  };
  while (performance.now() < end) {
    asked.push(one());
    await sleep(everyMs);
  }
  await Promise.all(asked);
  return { times, bad };
}

async function visit(url: string, seconds: number): Promise<Experience> {
  const end = performance.now() + seconds * 1_000;
  const [enquiries, pages] = await Promise.all([
    timeEvery(ENQUIRY_EVERY_MS, end, async () => {
      const response = await submit(url, newSubmission('contact_submissions'));
      await response?.arrayBuffer();
      return response?.status === 201;
    }),
    timeEvery(PAGE_EVERY_MS, end, async () => {
      const response = await fetch(url, { headers: { 'x-forwarded-for': anyAddress() } }).catch(
        () => undefined,
      );
      await response?.arrayBuffer();
      return response?.status === 200;
    }),
  ]);
  return { enquiries, pages };
}

// Visits for as many seconds as each message says.
if (parentPort) {
  const port = parentPort;
  const { url } = workerData as { url: string };
  port.on('message', (seconds: number) => void visit(url, seconds).then((seen) => port.postMessage(seen)));
  port.postMessage('ready');
}
