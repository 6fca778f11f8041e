import { CRAWL_LIMITS } from './crawl-limits.ts';
import { ReadFault } from './read-url.ts';
import type { ReadUrl, SiteAnswer, Wanted } from './read-url.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Reads a URL and follows its redirects, each of which must stay within the site. */
export async function followRedirects(
  url: URL,
  read: ReadUrl,
  wanted: Wanted,
): Promise<{ url: URL; answer: SiteAnswer }> {
  let current = url;
  for (let hops = 0; ; hops += 1) {
    const answer = await read(current, wanted);
    if (!REDIRECTS.includes(answer.status)) return { url: current, answer };
    if (hops === CRAWL_LIMITS.redirects) throw new ReadFault('The page redirects too often.');
    const { location = '' } = answer;
    const target = URL.canParse(location, current.href) ? new URL(location, current) : undefined;
    if (!target || location.length > CRAWL_LIMITS.urlLength)
      throw new ReadFault('The page redirects to an invalid URL.');
    if (target.origin !== url.origin) throw new ReadFault('The page redirects to another site.');
    target.hash = '';
    current = target;
  }
}
