import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Other users must not be able to write to the build or the compile cache, because both are executed later.
process.umask(process.umask() | 0o022);

// The compile cache is enabled in JavaScript, because compiling TypeScript would cost the supervisor 20 MB for as long as
// it runs.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '../.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./start.ts');
flushCompileCache();
