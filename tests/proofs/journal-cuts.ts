import { randomInt } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, truncateSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import pLimit from 'p-limit';

import { openBackend } from '#server/database/backend.ts';
import { enquiry } from '#tests/harness/api.ts';
import { backendOptions } from '#tests/harness/database/backend.ts';
import { newDataDir } from '#tests/harness/database/database-template.ts';
import { newTemporaryDirectory, removeDirectory } from '#tests/harness/files/temporary-directory.ts';
import { storeEnquiry } from '#tests/harness/stored-enquiry.ts';

import type { Proof } from './proof.ts';

const ROWS = 40;
const CUTS = { short: 10, full: 100 };
/** A start alternates between one core and the disk, so one start more than there are cores keeps all of them busy. */
const PARALLEL_STARTS = availableParallelism() + 1;

type JournalRead = { entries: number; replayed: number; damaged: number };

/** Writes a journal of some rows and returns its file. The database itself is discarded, as if it had lost them. */
async function writeJournal(directory: string): Promise<string> {
  const dataDir = await newDataDir();
  const backend = await openAt(dataDir);
  try {
    for (let row = 0; row < ROWS; row += 1) {
      // Multi-byte characters and lines of varying length make cuts fall inside characters, too.
      const sent = enquiry({
        email: `row${row}@example.com`,
        message: 'Grüße aus Łódź. '.repeat(1 + (row % 5)),
      });
      await storeEnquiry(backend, sent);
    }
    cpSync(join(dataDir, 'journal'), directory, { recursive: true });
  } finally {
    await backend.close();
    removeDirectory(dataDir);
  }
  const [name = ''] = readdirSync(directory);
  return join(directory, name);
}

function openAt(dataDir: string, onRead: (read: JournalRead) => void = () => {}) {
  return openBackend(
    backendOptions({
      dataDir,
      log: (event, detail) => {
        if (event === 'journal_read') onRead(detail as JournalRead);
      },
    }),
  );
}

/** Starts an empty database on the first `length` bytes of the journal. Returns its rows and what it logged. */
async function startOnCut(file: string, length: number): Promise<{ rows: string[]; read: JournalRead }> {
  const dataDir = await newDataDir();
  try {
    cpSync(join(file, '..'), join(dataDir, 'journal'), { recursive: true });
    const [name = ''] = readdirSync(join(dataDir, 'journal'));
    truncateSync(join(dataDir, 'journal', name), length);
    let read: JournalRead = { entries: 0, replayed: 0, damaged: 0 };
    const backend = await openAt(dataDir, (logged) => (read = logged));
    const rows = await backend
      .query<{ row: string }>(
        `select to_jsonb(stored)::text as row from public.contact_submissions stored order by created_at`,
      )
      .finally(() => backend.close());
    return { rows: rows.map(({ row }) => row), read };
  } finally {
    removeDirectory(dataDir);
  }
}

/**
 * Truncates the journal at random bytes, as a power loss during a write does, and starts an empty database on each:
 * every complete entry must be replayed, and an incomplete one must be logged.
 */
export const proveJournalCuts: Proof = async (scale) => {
  const directory = newTemporaryDirectory('journal-cuts');
  const besideDir = await newDataDir();
  // Stays open for the whole proof, so that PGlite's WebAssembly module is compiled only once.
  const beside = await openAt(besideDir);
  let failedStarts = 0;
  let wrongRows = 0;
  let wrongReports = 0;
  try {
    const file = await writeJournal(join(directory, 'journal'));
    const bytes = readFileSync(file);
    const whole = await startOnCut(file, bytes.length);
    if (whole.rows.length !== ROWS) throw new Error('Replaying the uncut journal does not restore every row');
    const prove = async () => {
      const length = randomInt(bytes.length);
      const left = bytes.subarray(0, length);
      const lines = left.filter((byte) => byte === 10).length;
      // An entry that lacks only its line feed is complete. A cut between two lines leaves nothing damaged.
      const rest = length - (left.lastIndexOf(10) + 1);
      const isWhole = bytes[length] === 10 && rest > 0;
      const entries = lines + (isWhole ? 1 : 0);
      const damaged = rest > 0 && !isWhole ? 1 : 0;
      const started = await startOnCut(file, length).catch(() => undefined);
      if (!started) {
        failedStarts += 1;
        return;
      }
      if (started.rows.join() !== whole.rows.slice(0, entries).join()) wrongRows += 1;
      const { read } = started;
      if (read.entries !== entries || read.replayed !== entries || read.damaged !== damaged)
        wrongReports += 1;
    };
    const startsAtOnce = pLimit(PARALLEL_STARTS);
    await Promise.all(Array.from({ length: CUTS[scale] }, () => startsAtOnce(prove)));
  } finally {
    await beside.close();
    removeDirectory(besideDir);
    removeDirectory(directory);
  }
  const cuts = `Journal cut at ${CUTS[scale]} random bytes`;
  return [
    { name: `${cuts}: failed starts`, value: failedStarts, unit: 'starts', limit: 0 },
    {
      name: `${cuts}: replayed rows differ from the complete entries`,
      value: wrongRows,
      unit: 'starts',
      limit: 0,
    },
    {
      name: `${cuts}: log does not report the loss correctly`,
      value: wrongReports,
      unit: 'starts',
      limit: 0,
    },
  ];
};
