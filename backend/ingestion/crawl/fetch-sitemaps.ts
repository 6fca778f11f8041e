import { CRAWL_LIMITS } from './crawl-limits.ts';
import { followRedirects } from '../../public-web/follow-redirects.ts';
import { pageUrl } from './page-url.ts';
import type { ReadUrl } from '../../public-web/read-url.ts';

const XML_TYPES = ['application/xml', 'text/xml'];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ENTITIES[name] ?? '');
}

/** The URLs in a sitemap, and whether they are further sitemaps. */
function readSitemap(xml: string): { isIndex: boolean; urls: string[] } {
  const urls: string[] = [];
  for (const match of xml.matchAll(/<loc>(?:<!\[CDATA\[)?([^<\]]{1,4096})/g)) {
    if (urls.length === CRAWL_LIMITS.sitemapEntries) break;
    urls.push(unescapeXml((match[1] ?? '').trim()));
  }
  return { isIndex: /<sitemapindex[\s>]/.test(xml), urls };
}

/**
 * URLs of the pages in the site's sitemaps. A sitemap that cannot be read counts as empty.
 * @param sitemaps URLs of the sitemaps that robots.txt names. If none belongs to this site, /sitemap.xml is read.
 */
export async function fetchSitemaps(
  base: URL,
  sitemaps: readonly string[],
  read: ReadUrl,
  signal: AbortSignal,
): Promise<URL[]> {
  const isOfSite = (href: string) => URL.canParse(href) && new URL(href).origin === base.origin;
  const named = sitemaps.filter(isOfSite);
  const found = new Set(named.length > 0 ? named : [new URL('/sitemap.xml', base).href]);
  const pages: URL[] = [];
  let count = 0;
  // The loop also visits what it adds to the set.
  for (const next of found) {
    if (count === CRAWL_LIMITS.sitemaps) break;
    count += 1;
    const wanted = {
      document: 'page',
      types: XML_TYPES,
      maxBytes: CRAWL_LIMITS.pageBytes,
      overflow: 'cut',
      signal,
    } as const;
    const text = await followRedirects(new URL(next), read, wanted).then(
      ({ response }) => response.text ?? '',
      () => '',
    );
    const sitemap = readSitemap(text);
    for (const href of sitemap.urls) {
      const url = pageUrl(href, base);
      if (sitemap.isIndex) {
        if (isOfSite(href)) found.add(href);
      } else if (url) pages.push(url);
    }
  }
  return pages;
}
