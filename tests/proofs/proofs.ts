import { proveBookedOnce } from './booked-once.ts';
import { proveAnswers } from './answers.ts';
import { proveBrowser } from './browser.ts';
import { proveBruteForce } from './brute-force.ts';
import { proveCluster } from './cluster.ts';
import { proveConnections } from './connections.ts';
import { proveCrowding } from './crowding.ts';
import { proveDiskFull } from './disk-full.ts';
import { proveEngines } from './engines.ts';
import { proveErasedText } from './erased-text.ts';
import { proveRestarts } from './restarts.ts';
import { proveIsolation } from './isolation.ts';
import { proveJournalCuts } from './journal-cuts.ts';
import { proveKilled } from './killed.ts';
import { proveMalformed } from './malformed.ts';
import { proveMemory } from './memory.ts';
import { proveObservatory } from './observatory.ts';
import { provePathVariants } from './path-variants.ts';
import { provePlainBuild } from './plain-build.ts';
import { provePostgresFailures } from './postgres-failures.ts';
import type { Proof } from './proof.ts';
import { proveProxy } from './proxy.ts';
import { proveRollingRelease } from './rolling-release.ts';
import { proveReleaseArchive } from './release-archive.ts';
import { proveSessionsEnded } from './sessions-ended.ts';
import { proveSynced } from './synced.ts';

/** All proofs, by the name that `npm run prove -- NAME` takes. */
export const PROOFS: Record<string, Proof> = {
  killed: proveKilled,
  'booked-once': proveBookedOnce,
  'journal-cuts': proveJournalCuts,
  synced: proveSynced,
  cluster: proveCluster,
  'disk-full': proveDiskFull,
  'erased-text': proveErasedText,
  'postgres-failures': provePostgresFailures,
  isolation: proveIsolation,
  crowding: proveCrowding,
  connections: proveConnections,
  restarts: proveRestarts,
  memory: proveMemory,
  malformed: proveMalformed,
  'path-variants': provePathVariants,
  observatory: proveObservatory,
  'plain-build': provePlainBuild,
  engines: proveEngines,
  browser: proveBrowser,
  answers: proveAnswers,
  proxy: proveProxy,
  'rolling-release': proveRollingRelease,
  'brute-force': proveBruteForce,
  'sessions-ended': proveSessionsEnded,
  'release-archive': proveReleaseArchive,
};
