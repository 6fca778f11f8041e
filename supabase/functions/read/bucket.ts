import type { ReadingRoom } from '../../../backend/reader/answer-piece.ts';
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
  let index: Index = {};
  let readAt = -Infinity;

  async function object(path: string): Promise<Response | undefined> {
    const found = await fetch(place + path, { headers: { apikey: key, authorization: `Bearer ${key}` } });
    if (found.ok) return found;
    await found.body?.cancel();
    // Supabase Storage answers 400 for a missing object.
    if (found.status === 404 || found.status === 400) return undefined;
    throw new Error('The bucket cannot be read.');
  }

  async function currentIndex(): Promise<Index> {
    if (Date.now() - readAt < INDEX_AGE_MS) return index;
    // The build wrote it.
    index = ((await (await object('index.json'))?.json()) ?? {}) as Index;
    readAt = Date.now();
    return index;
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
