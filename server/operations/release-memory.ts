import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns to the system the memory that the start needed and left unused. V8 collects garbage when the heap grows, and
 * that of an idle server does not grow. Nothing else runs in this thread meanwhile, for some 100 ms.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  // Contexts that exist already do not get the function.
  const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction;
  collectGarbage({ type: 'major', flavor: 'last-resort' });
}
