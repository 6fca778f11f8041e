import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { anyAddress, newSubmission, submit } from '#tests/harness/site/submissions.ts';

/** The regular visitor runs in a thread of its own, so that the attackers' work does not delay its timers. */

const ENQUIRY_EVERY_MS = 250;
const PAGE_EVERY_MS = 50;

/** Milliseconds of each answer, and the number of wrong or missing answers. */
type Visits = { times: number[]; bad: number };
export type Experience = { enquiries: Visits; pages: Visits };

/** Calls and times `ask` at a steady pace, without waiting for earlier calls to finish. */
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

// Each message holds the number of seconds to visit for.
if (parentPort) {
  const port = parentPort;
  const { url } = workerData as { url: string };
  port.on('message', (seconds: number) => void visit(url, seconds).then((seen) => port.postMessage(seen)));
  port.postMessage('ready');
}
