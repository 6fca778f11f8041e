import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import * as z from 'zod/mini';

import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';
import { OFFLINE_WORKER } from '#shared/offline-worker.ts';
import { pieceAt, READER_PATHS } from '#shared/reader.ts';
import { REDIRECTS } from '#shared/redirects.ts';
import { API_SECURITY_POLICY, securityHeaders, WORKER_SECURITY_POLICY } from '#shared/security-policy.ts';
import { StartError } from '#server/start-error.ts';

import { readStaticFile, recompress } from './static-file.ts';
import type { StaticFile } from './static-file.ts';

/** The route that is logged for a missing file. */
export const MISSING_FILE = 'missing file';

const siteSchema = z.object({
  siteUrl: z.string(),
  pages: z.record(z.string(), z.object({ file: z.string(), csp: z.string() })),
});

/** Bounds of the cache of parsed Accept-Encoding headers. Browsers send a handful of short values. */
const HEADER_CACHE = { count: 64, length: 64 };
const parsedHeaders = new Map<string, ReadonlySet<string>>();

/** Encodings that an Accept-Encoding header accepts; `q=0` excludes one. */
function acceptedEncodings(header: string): ReadonlySet<string> {
  const parsed = parsedHeaders.get(header);
  if (parsed) return parsed;
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((value) => value.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name ?? ''),
  );
  if (parsedHeaders.size < HEADER_CACHE.count && header.length <= HEADER_CACHE.length) {
    parsedHeaders.set(header, accepted);
  }
  return accepted;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag;
  return header
    .split(',')
    .map((part) => part.trim().replace(/^W\//, ''))
    .some((part) => part === etag || part === '*');
}

export type StaticRequest = {
  method: string;
  path: string;
  search: string;
  acceptEncoding: string;
  ifNoneMatch: string | undefined;
};

/** A response with all its headers, and the route that is logged for it: an existing path, or the kind of miss. */
type StaticResponse = { response: Response; route: string };

export type StaticSite = {
  respond(request: StaticRequest): StaticResponse;
  /** Every file that is not a page, by path; absent when no pages are built. */
  files?: ReadonlyMap<string, StaticFile>;
  /** Digest of all pages together; absent when no pages are built. */
  digest?: string;
  /** The origin that the build was made for; absent when no pages are built. */
  builtUrl?: string;
};

export function fileResponse(file: StaticFile, request: StaticRequest, status: number): Response {
  const encodings = acceptedEncodings(request.acceptEncoding);
  const chosen = file.variants.find(({ encoding }) => encoding === undefined || encodings.has(encoding));
  if (!chosen) throw new Error('A static file has no uncompressed variant');
  if (status === 200 && matchesEtag(request.ifNoneMatch, chosen.etag)) {
    return new Response(null, { status: 304, headers: chosen.headersUnchanged });
  }
  if (chosen.encoding === 'br' && file.isProvisional) void recompress(file);
  return new Response(request.method === 'HEAD' ? null : chosen.body, { status, headers: chosen.headers });
}

/** Public pages that the server fills at each request, so that the build has no files for them. */
const FILLED_PAGES: ReadonlySet<string> = new Set([CONSULTATION_PATHS.list, READER_PATHS.link]);

/** The canonical path of a page that was requested in another spelling; `undefined` when there is none. */
function canonicalPath(path: string, pages: ReadonlyMap<string, StaticFile>): string | undefined {
  const plain =
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\/(index\.html)?$/i, '')
      .toLowerCase() || '/';
  const known = REDIRECTS[plain] ?? plain;
  const isPage = pages.has(known) || FILLED_PAGES.has(known);
  return known !== path && known !== '/404' && isPage ? known : undefined;
}

/**
 * Loads the prerendered build, with its compressed variants, into memory.
 * @param buildDir directory with `client/` and `site.json`
 * @param siteUrl public origin; files that the build wrote for another origin are rewritten
 * @throws StartError when there is no complete build
 */
export function loadStaticSite(buildDir: string, siteUrl: string): StaticSite {
  const client = join(buildDir, 'client');
  let site: z.infer<typeof siteSchema>;
  try {
    site = siteSchema.parse(JSON.parse(readFileSync(join(buildDir, 'site.json'), 'utf8')));
  } catch {
    throw new StartError('The site is not built: run npm start, which builds it, or npm run build.');
  }
  const origins = { built: site.siteUrl, served: siteUrl };
  const common = securityHeaders(siteUrl.startsWith('https:'));
  const headersWith = (policy: string) => ({ ...common, 'content-security-policy': policy });
  const nonPageHeaders = headersWith(API_SECURITY_POLICY);
  const textResponse = (text: string, status: number, headers: Record<string, string>) =>
    new Response(text, {
      status,
      headers: { ...nonPageHeaders, 'content-type': 'text/plain; charset=utf-8', ...headers },
    });
  const pageFiles = new Set(Object.values(site.pages).map((page) => `/${page.file}`));
  const pages = new Map(
    Object.entries(site.pages).map(([path, { file, csp }]) => [
      path,
      readStaticFile(client, `/${file}`, origins, {
        ...headersWith(csp),
        // A reader gets another page at this address.
        ...(pieceAt(path) ? { vary: 'Accept-Encoding, Cookie' } : {}),
      }),
    ]),
  );
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const path = `/${posix.relative(client, posix.join(entry.parentPath, entry.name))}`;
    const served =
      entry.isFile() && !/\.(br|gz|html|map)$/.test(path) && !/^\/_(headers|redirects)$/.test(path);
    if (!served || pageFiles.has(path)) continue;
    const policy = path === OFFLINE_WORKER ? WORKER_SECURITY_POLICY : API_SECURITY_POLICY;
    files.set(path, readStaticFile(client, path, origins, headersWith(policy)));
  }
  const missing = pages.get('/404');
  if (!missing)
    throw new StartError('The build has no not-found page: remove the build directory and start again.');

  const etags = [...pages].map(([path, file]) => [path, file.variants.at(-1)?.etag]).sort();
  return {
    files,
    builtUrl: origins.built,
    digest: createHash('sha256').update(JSON.stringify(etags)).digest('base64url'),
    respond(request) {
      const { method, path, search } = request;
      const file = pages.get(path) ?? files.get(path);
      if (file && path !== '/404') {
        if (method === 'GET' || method === 'HEAD')
          return { response: fileResponse(file, request, 200), route: path };
        const allowed = { allow: 'GET, HEAD' };
        return { response: textResponse('This method is not available here.\n', 405, allowed), route: path };
      }
      const canonical = canonicalPath(path, pages);
      if (canonical && (method === 'GET' || method === 'HEAD')) {
        const headers = { ...nonPageHeaders, location: canonical + search, 'cache-control': 'no-cache' };
        return { response: new Response(null, { status: 308, headers }), route: `redirect ${canonical}` };
      }
      // A tab left open during a deployment requests files that are gone. HTML in their place would break it silently.
      if (/^\/(assets|images|og)\//.test(path) || /\.[a-z0-9]{1,12}$/i.test(path)) {
        const response = textResponse('Not found\n', 404, { 'cache-control': 'no-store' });
        return { response, route: MISSING_FILE };
      }
      return { response: fileResponse(missing, request, 404), route: 'unknown page' };
    },
  };
}
