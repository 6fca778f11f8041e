import type { ExtractedPage } from '../reading/extract-page.ts';
import type { Frontier, Visit } from './frontier.ts';
import { pageUrl, pathOf } from './page-url.ts';

export type CrawledPage = { path: string; url: string } & Omit<
  ExtractedPage,
  'canonical' | 'links' | 'noindex'
>;

/** A page that was read. `url` is its URL after redirects. */
export type PageRead = { visit: Visit; url: URL; page: ExtractedPage };

/** The canonical URL that a page names within the site, otherwise the page's own URL. */
export function canonicalOf({ url, page }: PageRead): string {
  const named = page.canonical === undefined ? undefined : pageUrl(page.canonical, url);
  return named?.href ?? url.href;
}

/** Keeps one page of those that share a canonical URL or have the same content. */
export function distinctPages(reads: readonly PageRead[], frontier: Frontier, base: URL): CrawledPage[] {
  const kept = new Map<string, PageRead>();
  for (const read of reads) {
    if (canonicalOf(read) === read.url.href) kept.set(read.url.href, read);
  }
  for (const read of reads) if (!kept.has(canonicalOf(read))) kept.set(canonicalOf(read), read);
  const chosen = new Set(kept.values());
  const byHash = new Map<string, PageRead>();
  const pages: CrawledPage[] = [];
  for (const read of reads) {
    const { page, url } = read;
    const original = chosen.has(read) ? byHash.get(page.contentHash) : kept.get(canonicalOf(read));
    if (original) {
      // The same path with other query parameters is not worth reporting.
      if (original.url.pathname !== url.pathname) {
        frontier.leaveOut(read.visit.url, `Duplicate of ${pathOf(original.url)}.`);
      }
      continue;
    }
    if (page.passages.length === 0) {
      frontier.leaveOut(read.visit.url, 'The page has no text of its own.');
      continue;
    }
    byHash.set(page.contentHash, read);
    const { title, description, passages, contentHash } = page;
    pages.push({
      path: pathOf(url),
      url: new URL(pathOf(url), base).href,
      title,
      description,
      passages,
      contentHash,
    });
  }
  return pages;
}
