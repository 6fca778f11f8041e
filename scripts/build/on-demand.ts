import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page loads only when it is asked for, with the Brotli-compressed bytes that it may bring in all. */
const ON_DEMAND = [{ page: 'crisis-assessment', chunk: 'assessment', budget: 35_000 }];

const STATIC_IMPORT = /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g;

function assetOf(assets: string, name: string): string {
  const form = new RegExp(`^${name}-[\\w-]{8}\\.js$`);
  const found = readdirSync(assets).filter((file) => form.test(file));
  const [file] = found;
  if (!file || found.length > 1) throw new Error(`${found.length} files in place of one are named ${name}`);
  return file;
}

function withImports(assets: string, file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const [, next = ''] of readFileSync(join(assets, file), 'utf8').matchAll(STATIC_IMPORT)) {
    withImports(assets, next, known);
  }
  return known;
}

/** What the bundler preloads together with a chunk: scripts and style sheets, from the table of its importer. */
function preloadsOf(source: string, chunk: string): string[] {
  const table = /\.f=(\[[^\]]*\])/.exec(source)?.[1];
  const places = new RegExp(
    `${chunk.replace('.', String.raw`\.`)}.{0,3}\\),__vite__mapDeps\\((\\[[^\\]]*\\])`,
  ).exec(source)?.[1];
  if (!table || !places) throw new Error(`${chunk} is not loaded in the way this build knows`);
  const files = JSON.parse(table) as string[];
  return (JSON.parse(places) as number[]).map((place) => files[place]?.replace('assets/', '') ?? '');
}

function travelling(path: string): number {
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).byteLength;
}

export type OnDemandWeight = { page: string; chunk: string; files: string[]; bytes: number; budget: number };

/** What each chunk on demand brings beyond what its page has loaded already; `client` is finished and compressed. */
export function weighOnDemand(client: string): OnDemandWeight[] {
  const assets = join(client, 'assets');
  return ON_DEMAND.map(({ page, chunk, budget }) => {
    const pageFile = assetOf(assets, page);
    const loaded = withImports(assets, pageFile);
    const preloads = preloadsOf(readFileSync(join(assets, pageFile), 'utf8'), assetOf(assets, chunk));
    const files = preloads.filter((file) => !loaded.has(file));
    const bytes = files.reduce((sum, file) => sum + travelling(join(assets, file)), 0);
    return { page, chunk, files, bytes, budget };
  });
}

/** One line for each that has outgrown its budget. */
export function onDemandFaults(weights: readonly OnDemandWeight[]): string[] {
  return weights
    .filter(({ bytes, budget }) => bytes > budget)
    .map(
      ({ page, chunk, bytes, budget }) => `${page}: ${chunk} weighs ${bytes} bytes, ${budget} are allowed`,
    );
}
