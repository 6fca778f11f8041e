import { defineConfig } from 'vitest/config';

/** The server runs without `Object.prototype.__proto__`, so its tests do too. */
const SERVER_FLAGS = ['--disable-proto=delete'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{app,backend,content,shared,server,scripts}/**/*.test.{ts,tsx}'],
          // Properties try hundreds of cases; on a machine that is busy with other checks they take their time.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'policies',
          include: ['tests/{policies,api}/**/*.test.ts'],
          pool: 'forks',
          execArgv: SERVER_FLAGS,
          // Each file opens databases of its own; side by side they would only wait for the same cores.
          fileParallelism: false,
          // Generous, because making a database is slow on a machine that is busy with other checks.
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'build',
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
          testTimeout: 180_000,
        },
      },
    ],
  },
});
