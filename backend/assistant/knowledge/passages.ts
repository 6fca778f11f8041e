import { LEGAL_CLAUSES } from '../../../content/legal/clauses.ts';
import { withTimeout } from '../../../shared/timeout.ts';
import type { Database } from '../../database.ts';

import { indexSources, knowledgeOf, type Knowledge } from './knowledge.ts';

export type Passage = {
  path: string;
  title: string;
  anchor: string | null;
  headingPath: readonly string[];
  content: string;
};

export type PassageIndex = { knowledge: Knowledge; byId: ReadonlyMap<string, Passage> };

/** How long the passages are used before the database is asked whether the site was read again. */
const FRESH_MS = 60_000;
/** How long a question waits for passages that have never been read; most questions are answered without them. */
const FIRST_WAIT_MS = 250;

export function indexOfPassages(passages: readonly Passage[]): PassageIndex {
  const numbered = passages.map((passage, index) => ({ id: String(index), passage }));
  return {
    byId: new Map(numbered.map(({ id, passage }) => [id, passage])),
    knowledge: knowledgeOf(
      indexSources(
        numbered.map(({ id, passage: { path, title, headingPath, content } }) => ({
          id,
          path,
          questions: [headingPath.at(-1) ?? '', headingPath.join(' ')],
          context: `${title} ${content}`,
        })),
      ),
    ),
  };
}

/**
 * The passages of the site, read from the database once and again after the site has been ingested anew. While the
 * database is not available, the last ones serve.
 */
export function createPassages(database: Database, now: () => number): { current(): Promise<PassageIndex> } {
  let index = indexOfPassages(LEGAL_CLAUSES);
  let version: string | undefined;
  let checkedAt = -Infinity;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const [latest] = await database.query<{ version: string | null }>(
      `select count(*) || ' ' || coalesce(max(changed_at)::text, '') as version from public.site_pages`,
    );
    if (latest?.version !== version) {
      const rows = await database.query<Omit<Passage, 'headingPath'> & { heading_path: string[] }>(
        `select g.path, g.title, p.anchor, to_jsonb(p.heading_path) as heading_path, p.content
          from public.site_passages p join public.site_pages g on g.id = p.page_id
          order by g.path collate "C", p.position`,
      );
      const pages = rows.map(({ heading_path: headingPath, ...row }) => ({ ...row, headingPath }));
      index = indexOfPassages([...pages, ...LEGAL_CLAUSES]);
      // The first start reads the site while visitors may already ask.
      version = rows.length > 0 ? (latest?.version ?? undefined) : undefined;
    }
    checkedAt = version === undefined ? -Infinity : now();
  }

  const refresh = () => (reading ??= read().finally(() => (reading = undefined)));
  refresh().catch(() => {});
  return {
    async current() {
      if (now() - checkedAt > FRESH_MS) {
        const refreshed = refresh();
        // Stale passages are as good as fresh ones for the moment; the first question waits for them, but not long.
        if (version === undefined) await withTimeout(refreshed, FIRST_WAIT_MS).catch(() => {});
        else refreshed.catch(() => {});
      }
      return index;
    },
  };
}
