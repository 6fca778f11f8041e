import { CRAWL_LIMITS } from './crawl-limits.ts';
import { followRedirects } from './follow-redirects.ts';
import { pageAddress } from './page-address.ts';
import type { ReadAddress } from './read-address.ts';

const XML_TYPES = ['application/xml', 'text/xml'];

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ENTITIES[name] ?? '');
}

/** The addresses in a sitemap, and whether they are further sitemaps. */
function readSitemap(xml: string): { isIndex: boolean; addresses: string[] } {
  const addresses: string[] = [];
  for (const match of xml.matchAll(/<loc>(?:<!\[CDATA\[)?([^<\]]{1,4096})/g)) {
    if (addresses.length === CRAWL_LIMITS.sitemapEntries) break;
    addresses.push(unescapeXml((match[1] ?? '').trim()));
  }
  return { isIndex: /<sitemapindex[\s>]/.test(xml), addresses };
}

/**
 * Addresses of pages in the site's sitemaps. A sitemap that cannot be read counts as empty.
 * @param addresses of sitemaps from robots.txt. If none belongs to this site, /sitemap.xml is read.
 */
export async function fetchSitemaps(
  base: URL,
  addresses: readonly string[],
  read: ReadAddress,
  signal: AbortSignal,
): Promise<URL[]> {
  const named = addresses.filter((href) => URL.canParse(href) && new URL(href).origin === base.origin);
  const queue = named.length > 0 ? named : [new URL('/sitemap.xml', base).href];
  const seen = new Set<string>();
  const pages: URL[] = [];
  for (let href = queue.shift(); href !== undefined; href = queue.shift()) {
    if (seen.size === CRAWL_LIMITS.sitemaps) break;
    if (seen.has(href)) continue;
    seen.add(href);
    const wanted = { types: XML_TYPES, maxBytes: CRAWL_LIMITS.pageBytes, overflow: 'cut', signal } as const;
    const text = await followRedirects(new URL(href), read, wanted).then(
      ({ answer }) => answer.text ?? '',
      () => '',
    );
    const sitemap = readSitemap(text);
    for (const address of sitemap.addresses) {
      const url = pageAddress(address, base);
      if (sitemap.isIndex) {
        if (URL.canParse(address) && new URL(address).origin === base.origin) queue.push(address);
      } else if (url) pages.push(url);
    }
  }
  return pages;
}
