import { EVERY_CASE } from '#tests/harness/browser/sample.ts';

import type { Proof } from './proof.ts';
import { runInBrowser } from './support/run-tests.ts';

/** Runs every case of the browser's tests, and the tests tagged `@prove`. `npm test` runs a sample without those. */
export const proveBrowser: Proof = () =>
  runInBrowser('Every case in a browser', ['--project=pglite'], { [EVERY_CASE]: '1' });
