import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

type Headers = Readonly<Record<string, string>>;
export type Encoding = 'br' | 'gzip' | undefined;
type Body = Buffer<ArrayBuffer>;
type Variant = {
  encoding: Encoding;
  body: Body;
  etag: string;
  headers: Headers;
  /** Headers of a 304 response, which has none of those that describe a body. */
  headersUnchanged: Headers;
};
/** A file of the build, held in memory with its compressed variants and their headers. */
export type StaticFile = {
  /** The preferred one first, the plain one last. */
  variants: Variant[];
  /** Headers of every variant. */
  headers: Headers;
  /** True while the Brotli variant is compressed at low quality only. */
  isProvisional: boolean;
};

export const CONTENT_TYPES: Record<string, string> = {
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
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The names of these files contain a hash of their content, so the bytes behind a name never change. */
const IMMUTABLE = [/^\/assets\//, /^\/images\/[^/]+\.[0-9a-f]{8}\.(avif|webp)$/];

/** Files that may contain the site's origin. */
const TEXT = /\.(html|js|xml|txt|json|webmanifest)$/;
const QUICK_BROTLI = 5;
const YEAR_SECONDS = 31_536_000;

/** Builds the headers of a variant once, because building them is the slowest part of serving a file. */
function variant(body: Body, encoding: Encoding, headers: Headers): Variant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 11)}"`;
  const headersUnchanged = { ...headers, etag };
  const length = { 'content-length': String(body.byteLength) };
  const coding: Headers = encoding ? { 'content-encoding': encoding } : {};
  return { encoding, body, etag, headersUnchanged, headers: { ...headersUnchanged, ...coding, ...length } };
}

/** The origin that the build was made for and the one it is served at, which differ on another port, for example. */
export type Origins = { built: string; served: string };

const toBrotli = promisify(brotliCompress);

/** Recompresses a file at full quality after its first request; too slow to do for all files at the start. */
export async function recompress(file: StaticFile): Promise<void> {
  file.isProvisional = false;
  const plain = file.variants.find(({ encoding }) => encoding === undefined);
  if (!plain) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.body.byteLength,
  };
  const better = variant(await toBrotli(plain.body, { params }), 'br', file.headers);
  file.variants = file.variants.map((known) => (known.encoding === 'br' ? better : known));
}

type Bodies = { br?: Body | undefined; gzip?: Body | undefined; plain: Body };

/** Rewrites the built origin to the served one and recompresses; `undefined` when there is nothing to rewrite. */
function rewriteOrigin(body: Body, { built, served }: Origins): Bodies | undefined {
  const text = body.toString();
  if (built === served || !text.includes(built)) return undefined;
  const plain = Buffer.from(text.replaceAll(built, served));
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI };
  return { br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain), plain };
}

function readBodies(file: string): Bodies {
  const read = (name: string) => (existsSync(name) ? readFileSync(name) : undefined);
  return { br: read(`${file}.br`), gzip: read(`${file}.gz`), plain: readFileSync(file) };
}

/**
 * A file from the bodies of its variants.
 * @param given headers that do not follow from the file
 */
export function staticFile(path: string, { br, gzip, plain }: Bodies, given: Headers = {}): StaticFile {
  const headers = {
    'content-type': CONTENT_TYPES[extname(path)] ?? 'application/octet-stream',
    'cache-control': IMMUTABLE.some((pattern) => pattern.test(path))
      ? `public, max-age=${YEAR_SECONDS}, immutable`
      : 'no-cache',
    ...(br || gzip ? { vary: 'Accept-Encoding' } : {}),
    ...given,
  };
  const variants = [variant(plain, undefined, headers)];
  if (gzip) variants.unshift(variant(gzip, 'gzip', headers));
  if (br) variants.unshift(variant(br, 'br', headers));
  return { variants, headers, isProvisional: false };
}

export function readStaticFile(
  directory: string,
  path: string,
  origins: Origins,
  given: Headers,
): StaticFile {
  const bodies = readBodies(join(directory, path));
  const rewritten = TEXT.test(path) ? rewriteOrigin(bodies.plain, origins) : undefined;
  return { ...staticFile(path, rewritten ?? bodies, given), isProvisional: rewritten !== undefined };
}
