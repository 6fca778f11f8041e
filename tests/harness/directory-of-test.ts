import { onTestFinished } from 'vitest';

import { newTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

/** A new directory that goes when the test that asks for it has ended, passed or failed. */
export function directoryOfTest(purpose: string): string {
  const path = newTemporaryDirectory(purpose);
  onTestFinished(() => removeDirectory(path));
  return path;
}
