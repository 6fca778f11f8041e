import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns the memory that the start of a process needed and left unused. V8 collects garbage as the heap grows, which
 * the heap of an idle process never does. The process stands still for some 100 ms.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc');
  // Contexts that exist already do not get the function.
  const collectGarbage = runInNewContext('gc') as NodeJS.GCFunction;
  collectGarbage({ type: 'major', flavor: 'last-resort' });
}
