import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import * as z from 'zod/mini';

import { OFFLINE_WORKER } from '#shared/offline-worker.ts';
import { WORKER_SECURITY_POLICY } from '#shared/security-policy.ts';
import { StartError } from '#server/start-error.ts';

import { readStaticFile, repack } from './static-file.ts';
import type { StaticFile } from './static-file.ts';

/** Route of a path that belongs to files and has none. */
export const MISSING_FILE = 'missing file';

const YEAR_SECONDS = 31_536_000;

const siteSchema = z.object({
  siteUrl: z.string(),
  pages: z.record(z.string(), z.object({ file: z.string(), csp: z.string() })),
});

/** Encodings that an Accept-Encoding header accepts; `q=0` excludes one. */
function acceptedEncodings(header: string): Set<string> {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((value) => value.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name ?? '');
  return new Set(accepted);
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
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

/** An answer and the route that is logged for it: an existing path, or the kind of miss. */
type StaticAnswer = { response: Response; route: string };

export type StaticSite = {
  answer(request: StaticRequest): StaticAnswer;
  /** Every file that is not a page, by path; absent when no pages are built. */
  files?: ReadonlyMap<string, StaticFile>;
  /** Digest of all pages together; absent when no pages are built. */
  digest?: string;
};

export function fileAnswer(file: StaticFile, request: StaticRequest, status: number): Response {
  const encodings = acceptedEncodings(request.acceptEncoding);
  const chosen = file.variants.find(({ encoding }) => encoding === undefined || encodings.has(encoding));
  if (!chosen) throw new Error('A static file has no plain variant');
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
    etag: chosen.etag,
  });
  if (file.variants.length > 1) headers.set('vary', 'Accept-Encoding');
  if (file.csp) headers.set('content-security-policy', file.csp);
  if (status === 200 && matchesEtag(request.ifNoneMatch, chosen.etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (chosen.encoding) headers.set('content-encoding', chosen.encoding);
  if (chosen.encoding === 'br' && file.isProvisional) void repack(file);
  headers.set('content-length', String(chosen.body.byteLength));
  return new Response(request.method === 'HEAD' ? null : chosen.body, { status, headers });
}

function redirect(location: string, search: string): Response {
  return new Response(null, {
    status: 308,
    headers: { location: location + search, 'cache-control': 'no-cache' },
  });
}

/** The canonical path of a page that was requested in another spelling; `undefined` when there is none. */
function canonicalPath(path: string, pages: ReadonlyMap<string, StaticFile>): string | undefined {
  const plain =
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\/(index\.html)?$/i, '')
      .toLowerCase() || '/';
  const known = plain === '/admin' ? '/admin/submissions' : plain;
  return known !== path && known !== '/404' && pages.has(known) ? known : undefined;
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
  const pageFiles = new Set(Object.values(site.pages).map((page) => `/${page.file}`));
  const pages = new Map(
    Object.entries(site.pages).map(([path, { file, csp }]) => [
      path,
      readStaticFile(client, `/${file}`, origins, csp),
    ]),
  );
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const path = `/${posix.relative(client, posix.join(entry.parentPath, entry.name))}`;
    const served = entry.isFile() && !/\.(br|gz|html|map)$/.test(path) && path !== '/_headers';
    if (!served || pageFiles.has(path)) continue;
    const csp = path === OFFLINE_WORKER ? WORKER_SECURITY_POLICY : undefined;
    files.set(path, readStaticFile(client, path, origins, csp));
  }
  const missing = pages.get('/404');
  if (!missing)
    throw new StartError('The build has no not-found page: remove the build directory and start again.');

  const etags = [...pages].map(([path, file]) => [path, file.variants.at(-1)?.etag]).sort();
  return {
    files,
    digest: createHash('sha256').update(JSON.stringify(etags)).digest('base64url'),
    answer(request) {
      const { method, path, search } = request;
      const file = pages.get(path) ?? files.get(path);
      if (file && path !== '/404') {
        if (method === 'GET' || method === 'HEAD')
          return { response: fileAnswer(file, request, 200), route: path };
        const response = new Response('This method is not available here.\n', {
          status: 405,
          headers: { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' },
        });
        return { response, route: path };
      }
      const canonical = canonicalPath(path, pages);
      if (canonical && (method === 'GET' || method === 'HEAD')) {
        return { response: redirect(canonical, search), route: `redirect ${canonical}` };
      }
      // A tab left open during a deployment requests files that are gone. HTML in their place would break it silently.
      if (/^\/(assets|images|og)\//.test(path) || /\.[a-z0-9]{1,12}$/i.test(path)) {
        const response = new Response('Not found\n', {
          status: 404,
          headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        });
        return { response, route: MISSING_FILE };
      }
      return { response: fileAnswer(missing, request, 404), route: 'unknown page' };
    },
  };
}
