import { buildIfChanged } from '#scripts/build.ts';

import type { Proof } from './proof.ts';
import { runInBrowser, runInVitest } from './support/run-tests.ts';

/**
 * Runs the tests of SQL on both engines, and in full the browser's journeys on PostgreSQL. `npm test` runs each on one
 * engine.
 */
export const proveEngines: Proof = async (scale) => {
  // The edge functions read the built index of the assistant.
  await buildIfChanged();
  return [
    ...(await runInVitest(
      'SQL on both engines',
      ['--project=database', 'tests/sql', 'tests/engine', 'tests/api'],
      {
        EVERY_ENGINE: '1',
      },
    )),
    ...(scale === 'full' ? await runInBrowser('Journeys on PostgreSQL', ['--project=postgres']) : []),
  ];
};
