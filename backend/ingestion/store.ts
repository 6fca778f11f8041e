import type { PageOutcome, PageReport } from '../../shared/ingestion.ts';
import type { Query } from '../database.ts';

import type { Crawl } from './crawl/crawl.ts';
import type { CrawledPage } from './crawl/distinct-pages.ts';
import { digest } from './reading/extract-page.ts';

/** The changes to the stored pages, with a report on each page. */
type Plan = {
  written: (CrawledPage & { storedHash: string })[];
  removed: string[];
  reports: PageReport[];
  /** Set if the plan must not be applied: a sentence that tells the admin the reason. */
  refusal: string | undefined;
};

type StoredPage = { path: string; url: string; content_hash: string };

/** Digest of the fields that decide whether a page has changed. */
function storedHash({ url, title, description, contentHash }: CrawledPage): string {
  return digest([url, title, description, contentHash]);
}

/**
 * Compares the crawl with the stored pages. Nothing is written.
 * @param isWholeBuild whether the pages come from the server's own build, which is complete. Any other run is refused if it
 *   would remove more than a third of the stored pages: a crawl can miss pages, and an admin can exclude too many.
 */
export async function planStorage(query: Query, crawl: Crawl, isWholeBuild: boolean): Promise<Plan> {
  const stored = await query<StoredPage>(
    'select path, url, content_hash from public.site_pages order by path',
  );
  const storedByPath = new Map(stored.map((page) => [page.path, page]));
  const read = new Set(crawl.pages.map(({ path }) => path));
  const leftOut = new Map(crawl.leftOut.map((entry) => [entry.path, entry]));
  const reports: PageReport[] = [];
  const report = (url: string, outcome: PageOutcome, reason = '') => reports.push({ url, outcome, reason });

  const written: Plan['written'] = [];
  for (const page of crawl.pages) {
    const hash = storedHash(page);
    const before = storedByPath.get(page.path);
    if (before?.content_hash === hash) report(page.url, 'unchanged');
    else {
      written.push({ ...page, storedHash: hash });
      report(page.url, before ? 'changed' : 'added');
    }
  }
  const removed: string[] = [];
  for (const { path, url } of stored) {
    if (read.has(path)) continue;
    const entry = leftOut.get(path);
    // A page that failed to load, or that was not reached because of the page limit, may still exist.
    if (entry ? !entry.isGone : crawl.isTruncated) continue;
    removed.push(path);
    report(url, 'removed', entry?.reason ?? 'No page of the site links to it any more.');
  }
  for (const { path, url, outcome, reason } of crawl.leftOut) {
    if (!removed.includes(path) && !read.has(path)) report(url, outcome, reason);
  }
  if (isWholeBuild || removed.length * 3 <= stored.length)
    return { written, removed, reports, refusal: undefined };
  const vanishing = reports
    .filter(({ outcome }) => outcome === 'removed')
    .map(({ url, reason }): PageReport => ({
      url,
      outcome: 'skipped',
      reason: `Would have been removed. ${reason}`,
    }));
  return {
    written: [],
    removed: [],
    reports: vanishing,
    refusal: `Nothing was changed: ${removed.length} of ${stored.length} pages would have been removed at once.`,
  };
}

/** Applies the plan. The caller runs it in a transaction, so that nobody sees a half-applied plan. */
export async function applyPlan(query: Query, { written, removed }: Plan): Promise<void> {
  if (removed.length > 0) {
    await query(
      'delete from public.site_pages where path in (select jsonb_array_elements_text($1::text::jsonb))',
      [JSON.stringify(removed)],
    );
  }
  if (written.length === 0) return;
  await query(
    `insert into public.site_pages (path, url, title, description, content_hash)
      select page.path, page.url, page.title, page.description, page.hash
      from jsonb_to_recordset($1::text::jsonb) page (path text, url text, title text, description text, hash text)
      on conflict (path) do update set url = excluded.url, title = excluded.title,
        description = excluded.description, content_hash = excluded.content_hash, changed_at = now()`,
    [
      JSON.stringify(
        written.map(({ path, url, title, description, storedHash: hash }) => ({
          path,
          url,
          title,
          description,
          hash,
        })),
      ),
    ],
  );
  for (const page of written) await writePassages(query, page);
}

/** Writes the passages of a page. Unchanged passages keep their rows. */
async function writePassages(query: Query, { path, passages }: CrawledPage): Promise<void> {
  const parts = JSON.stringify(
    passages.map(({ anchor, headingPath, content, contentHash }, position) => ({
      position,
      anchor: anchor ?? null,
      headings: headingPath,
      content,
      hash: contentHash,
    })),
  );
  await query(
    `delete from public.site_passages passage using public.site_pages page
      where page.id = passage.page_id and page.path = $2
        and not exists (
          select from jsonb_to_recordset($1::text::jsonb) part (position integer, hash text)
          where part.position = passage.position and part.hash = passage.content_hash)`,
    [parts, path],
  );
  await query(
    `insert into public.site_passages (page_id, position, anchor, heading_path, content, content_hash)
      select page.id, part.position, part.anchor,
        array(select jsonb_array_elements_text(part.headings)), part.content, part.hash
      from jsonb_to_recordset($1::text::jsonb)
        part (position integer, anchor text, headings jsonb, content text, hash text)
      join public.site_pages page on page.path = $2
      on conflict (page_id, position) do nothing`,
    [parts, path],
  );
}
