import { EVERY_CASE } from '#tests/harness/browser/sample.ts';

import type { Proof } from './proof.ts';
import { runInBrowser } from './support/run-tests.ts';

/** Runs the browser's tests on every page and at every width. `npm test` runs them on a sample. */
export const proveBrowser: Proof = () =>
  runInBrowser('Every page and width', ['--project=pglite'], { [EVERY_CASE]: '1' });
