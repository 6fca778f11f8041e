import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Body = Buffer<ArrayBuffer>;
export type Encoding = 'br' | 'gzip' | undefined;
type Variant = { encoding: Encoding; body: Body; etag: string };
/** A file of the build, held in memory with its compressed variants. */
export type StaticFile = {
  type: string;
  immutable: boolean;
  variants: Variant[];
  csp: string | undefined;
  /** True while the Brotli variant is compressed at low quality only. */
  isProvisional: boolean;
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** The names of these files contain a hash of their content, so the bytes behind a name never change. */
const IMMUTABLE = [/^\/assets\//, /^\/images\/[^/]+\.[0-9a-f]{8}\.(avif|webp)$/];

/** Files that may contain the site's origin. */
const TEXT = /\.(html|js|xml|txt|json|webmanifest)$/;
const QUICK_BROTLI = 5;

function variant(body: Body, encoding: Variant['encoding']): Variant {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { encoding, body, etag: `"${digest}"` };
}

/** The origin that the build was made for and the one it is served at, which differ on another port, for example. */
export type Origins = { built: string; served: string };

const toBrotli = promisify(brotliCompress);

/** Recompresses a file at full quality after its first request; too slow to do for all files at the start. */
export async function repack(file: StaticFile): Promise<void> {
  file.isProvisional = false;
  const plain = file.variants.find(({ encoding }) => encoding === undefined);
  if (!plain) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.byteLength,
  };
  const better = variant(await toBrotli(plain.body, { params }), 'br');
  file.variants = file.variants.map((known) => (known.encoding === 'br' ? better : known));
}

/** Rewrites the built origin to the served one and recompresses; `undefined` when there is nothing to rewrite. */
function rewriteOrigin(body: Buffer, { built, served }: Origins): Variant[] | undefined {
  const text = body.toString();
  if (built === served || !text.includes(built)) return undefined;
  const plain = Buffer.from(text.replaceAll(built, served));
  return [
    variant(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI } }), 'br'),
    variant(gzipSync(plain), 'gzip'),
    variant(plain, undefined),
  ];
}

function describe(path: string): Pick<StaticFile, 'type' | 'immutable'> {
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    immutable: IMMUTABLE.some((pattern) => pattern.test(path)),
  };
}

function readVariants(file: string, origins: Origins): Pick<StaticFile, 'variants' | 'isProvisional'> {
  const body = readFileSync(file);
  const rewritten = TEXT.test(file) ? rewriteOrigin(body, origins) : undefined;
  if (rewritten) return { variants: rewritten, isProvisional: true };
  const variants = [variant(body, undefined)];
  if (existsSync(`${file}.gz`)) variants.unshift(variant(readFileSync(`${file}.gz`), 'gzip'));
  if (existsSync(`${file}.br`)) variants.unshift(variant(readFileSync(`${file}.br`), 'br'));
  return { variants, isProvisional: false };
}

/** A file from the bodies of its variants. */
export function fileOf(
  path: string,
  { br, gzip, plain }: { br?: Body | undefined; gzip?: Body | undefined; plain: Body },
): StaticFile {
  const variants = [variant(plain, undefined)];
  if (gzip) variants.unshift(variant(gzip, 'gzip'));
  if (br) variants.unshift(variant(br, 'br'));
  return { ...describe(path), variants, isProvisional: false, csp: undefined };
}

export function readStaticFile(directory: string, path: string, origins: Origins, csp?: string): StaticFile {
  return {
    ...readVariants(join(directory, path), origins),
    ...describe(path),
    csp,
  };
}
