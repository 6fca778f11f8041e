import { EVERY_CASE } from '#tests/harness/browser/sample.ts';

import type { Proof } from './proof.ts';
import { runInVitest } from './support/run-tests.ts';

/** Asks the assistant every question that it was tuned on. `npm test` asks one in twenty. */
export const proveAnswers: Proof = () =>
  runInVitest('Every question to the assistant', ['--project=build', 'tests/build/assistant.test.ts'], {
    [EVERY_CASE]: '1',
  });
