import { enableCompileCache, flushCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Other users must not be able to write to the build or the compile cache, because both are executed later.
process.umask(process.umask() | 0o022);

// Servers start faster with it. Its directory is set here and not in TypeScript, because only a cached file needs no
// compiler, which would stay in the supervisor with 20 MB.
process.env.NODE_COMPILE_CACHE ??= resolve(import.meta.dirname, '../.cache/compiled');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./start.ts');
flushCompileCache();
