import { onTestFinished } from 'vitest';

import { newTemporaryDirectory, removeDirectory } from './temporary-directory.ts';

/** A new directory that is removed when the current test ends, passed or failed. */
export function testDirectory(purpose: string): string {
  const path = newTemporaryDirectory(purpose);
  onTestFinished(() => removeDirectory(path));
  return path;
}
