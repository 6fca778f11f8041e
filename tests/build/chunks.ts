import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod/mini';

import { BUILD, CLIENT } from '#tests/harness/site/built-site.ts';

/** Vite's manifest maps source files to chunks: https://vite.dev/guide/backend-integration */
const list = z.optional(z.array(z.string()));
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), css: list, imports: list }));

const MANIFEST = manifestSchema.parse(JSON.parse(readFileSync(join(BUILD, 'manifest.json'), 'utf8')));

/** Manifest keys of the chunks built from a source file. The keys of routes have a query appended. */
function chunksOf(source: string): string[] {
  const names = Object.keys(MANIFEST).filter((name) => name.split('?')[0] === source);
  if (names.length === 0) throw new Error(`The build has no chunk of ${source}`);
  return names;
}

/** Manifest keys of `source` and of everything that it imports statically; dynamic imports are not followed. */
function loadedWith(source: string): Set<string> {
  const names = new Set<string>();
  const pending = chunksOf(source);
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (names.has(name)) continue;
    names.add(name);
    pending.push(...(MANIFEST[name]?.imports ?? []));
  }
  return names;
}

/** Scripts and stylesheets below `client/` that a source module and its static imports load. */
export function staticFiles(source: string): Set<string> {
  const chunks = [...loadedWith(source)].flatMap((name) => MANIFEST[name] ?? []);
  return new Set(chunks.flatMap(({ file, css = [] }) => [file].concat(css)));
}

/** Files that an on-demand chunk loads in addition to those of `page`, with their transferred size in bytes. */
export function weighOnDemand(page: string, onDemand: string): { files: string[]; bytes: number } {
  const loaded = staticFiles(page);
  const files = [...staticFiles(onDemand)].filter((file) => !loaded.has(file));
  const size = (file: string) => {
    const path = join(CLIENT, file);
    return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).byteLength;
  };
  return { files, bytes: files.reduce((sum, file) => sum + size(file), 0) };
}

/** Source files of the root and of all routes. */
export function routeSources(): string[] {
  const sources = Object.keys(MANIFEST).map((name) => name.split('?')[0] ?? '');
  return [...new Set(sources.filter((source) => /^app\/(root|routes\/.*)\.tsx$/.test(source)))];
}
