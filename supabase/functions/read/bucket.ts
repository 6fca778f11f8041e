import type { ReadingRoom } from '../../../backend/reader/serve-piece.ts';
import { fetchFromProject } from '../_shared/project-fetch.ts';
import { projectKey, setting } from '../_shared/settings.ts';

const INDEX_AGE_MS = 60_000;
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

type Index = Record<string, { csp: string; files: { name: string }[] }>;

/** The folder `build/reader` in the private bucket `reader`. */
export function openBucket(): ReadingRoom {
  const place = `${setting('SUPABASE_URL')}/storage/v1/object/authenticated/reader/`;
  const key = projectKey('secret');
  let index: Promise<Index> | undefined;
  let readAt = -Infinity;

  async function object(path: string): Promise<Response | undefined> {
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    const found = await fetchFromProject(place + path, { headers });
    if (found.ok) return found;
    const fault: unknown = await found.json().catch(() => undefined);
    // Supabase Storage answers 400 for a missing object, and names 404 in the body.
    const { statusCode = found.status } = (fault ?? {}) as { statusCode?: unknown };
    if (String(statusCode) === '404') return undefined;
    throw new Error('The bucket cannot be read.');
  }

  async function readIndex(): Promise<Index> {
    const found = await object('index.json');
    if (!found) throw new Error('The bucket has no index.');
    // The build wrote it.
    return (await found.json()) as Index;
  }

  /** Concurrent requests share one read. A failed one is not kept. */
  function currentIndex(): Promise<Index> {
    if (index && performance.now() - readAt < INDEX_AGE_MS) return index;
    const read = readIndex();
    [index, readAt] = [read, performance.now()];
    read.catch(() => {
      if (index === read) index = undefined;
    });
    return read;
  }

  return {
    has: async (id) => Object.hasOwn(await currentIndex(), id),
    async page(id) {
      const found = await object(`${id}.html`);
      if (!found) throw new Error('The bucket has no such page.');
      const csp = (await currentIndex())[id]?.csp ?? '';
      return new Response(found.body, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp },
      });
    },
    async file(id, name) {
      const isListed = (await currentIndex())[id]?.files.some((file) => file.name === name);
      if (!isListed) return undefined;
      const found = await object(name === `${id}.pdf` ? name : `files/${id}/${name}`);
      if (!found) return 'missing';
      return new Response(found.body, {
        headers: {
          'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          'content-disposition': `inline; filename="${name}"`,
        },
      });
    },
  };
}
