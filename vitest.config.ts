import { defineConfig } from 'vitest/config';

/** The server runs without `Object.prototype.__proto__`, so its tests do too. */
const SERVER_FLAGS = ['--disable-proto=delete'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          // Files of one worker share the loaded modules, which saves a third of the time.
          isolate: false,
          include: [
            '{app,backend,content,shared,server,scripts}/**/*.test.{ts,tsx}',
            'tests/repository/**/*.test.ts',
          ],
          // Property tests try hundreds of cases, which takes long on a machine that is busy with other checks.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          include: ['tests/{api,engine,sql}/**/*.test.ts'],
          pool: 'forks',
          isolate: false,
          execArgv: SERVER_FLAGS,
          // A file often waits for its database or a deadline, so three files keep two cores busy.
          maxWorkers: 3,
          // Generous, because creating a database is slow on a machine that is busy with other checks.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'build',
          maxWorkers: 2,
          isolate: false,
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'prove',
          include: ['tests/proofs/**/*.test.ts'],
          pool: 'forks',
          execArgv: SERVER_FLAGS,
          fileParallelism: false,
          maxConcurrency: 3,
          testTimeout: 180_000,
        },
      },
    ],
  },
});
