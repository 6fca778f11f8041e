import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import * as z from 'zod/mini';

import type { ReadingRoom } from '#backend/reader/serve-piece.ts';

import { CONTENT_TYPES, staticFile } from './static-file.ts';
import type { Origins, StaticFile } from './static-file.ts';
import { fileResponse } from './static-site.ts';

const indexSchema = z.record(
  z.string(),
  z.object({ csp: z.string(), files: z.array(z.object({ name: z.string() })) }),
);

/** Without a condition, so that the response is always the page itself. */
const PAGE_REQUEST = { method: 'GET', path: '', search: '', ifNoneMatch: undefined };

/** Compressed on first request: about 3 ms a page, too long to do for all at start. */
const BROTLI_QUALITY = 5;

function pageOf(id: string, plain: Buffer<ArrayBuffer>, csp: string): StaticFile {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const bodies = { plain, gzip: gzipSync(plain), br: brotliCompressSync(plain, { params }) };
  return staticFile(`/${id}.html`, bodies, { 'content-security-policy': csp });
}

function readIndex(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Loads the readers' pages of the build into memory. Their files stay on the disk, because the build makes some of them
 * after the start. `undefined` when the build has no such pages: then no piece opens.
 */
export function loadReadingRoom(
  buildDir: string,
  { built, served }: Origins,
): (ReadingRoom & { has(id: string): boolean }) | undefined {
  const folder = join(buildDir, 'reader');
  const indexFile = join(folder, 'index.json');
  const text = readIndex(indexFile);
  if (text === undefined) return undefined;
  const index = new Map(Object.entries(indexSchema.parse(JSON.parse(text))));
  const texts = new Map(
    Array.from(index, ([id]) => {
      const html = readFileSync(join(folder, `${id}.html`), 'utf8');
      // As bytes, a page takes half the memory that it takes as a string.
      return [id, Buffer.from(html.replaceAll(built, served))] as const;
    }),
  );
  const pages = new Map<string, StaticFile>();
  return {
    has: (id) => index.has(id),
    page(id, request) {
      const html = texts.get(id);
      if (!html) throw new Error('The reading room has no such page.');
      const page = pages.get(id) ?? pageOf(id, html, index.get(id)?.csp ?? '');
      pages.set(id, page);
      const acceptEncoding = request.headers.get('accept-encoding') ?? '';
      return fileResponse(page, { ...PAGE_REQUEST, acceptEncoding }, 200);
    },
    async file(id, name) {
      // Only a name that the build has listed becomes part of a path.
      if (!index.get(id)?.files.some((file) => file.name === name)) return undefined;
      const path = name === `${id}.pdf` ? join(folder, name) : join(folder, 'files', id, name);
      const body = await readFile(path).catch(() => undefined);
      if (!body) return 'missing';
      return new Response(body, {
        headers: {
          'content-type': CONTENT_TYPES[extname(name)] ?? 'application/octet-stream',
          'content-disposition': `inline; filename="${name}"`,
        },
      });
    },
  };
}
