import type { ExtractedPage } from './extract-page.ts';
import type { Frontier, Visit } from './frontier.ts';
import { pageAddress, pathOf } from './page-address.ts';

export type CrawledPage = { path: string; url: string } & Omit<
  ExtractedPage,
  'canonical' | 'links' | 'noindex'
>;

/** A page that was read; `url` is where its address led. */
export type PageRead = { visit: Visit; url: URL; page: ExtractedPage };

/** The address that a page calls its right one, within the site; its own where it names none. */
export function canonicalOf({ url, page }: PageRead): string {
  const named = page.canonical === undefined ? undefined : pageAddress(page.canonical, url);
  return named?.href ?? url.href;
}

/** Of pages that name one address as the right one, or read the same, one is kept. */
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
      // The same page with parameters is no news to anybody.
      if (original.url.pathname !== url.pathname) {
        frontier.skip(read.visit.url, `Duplicate of ${pathOf(original.url)}.`);
      }
      continue;
    }
    if (page.passages.length === 0) {
      frontier.skip(read.visit.url, 'Holds no text of its own.');
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
