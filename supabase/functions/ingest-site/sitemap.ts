import { CRAWL_LIMITS } from './crawl-limits.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_all, name: string) => ENTITIES[name] ?? '');
}

/** Addresses that a sitemap names, and whether they are further sitemaps. */
export function readSitemap(xml: string): { isIndex: boolean; addresses: string[] } {
  const addresses: string[] = [];
  for (const match of xml.matchAll(/<loc>(?:<!\[CDATA\[)?([^<\]]{1,4096})/g)) {
    if (addresses.length === CRAWL_LIMITS.sitemapEntries) break;
    addresses.push(unescapeXml((match[1] ?? '').trim()));
  }
  return { isIndex: /<sitemapindex[\s>]/.test(xml), addresses };
}
