import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from compiling the embedded database's WebAssembly a second time, optimised. Node 24 takes 600 MB for one
 * function of it, PostgreSQL's evaluation of expressions, within the first seconds of each start. The flags hold for the
 * whole process.
 */
export function limitCompilation(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
