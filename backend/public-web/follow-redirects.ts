import { READ_LIMITS } from './read-limits.ts';
import { ReadFault } from './read-url.ts';
import type { ReadUrl, UrlResponse, Wanted } from './read-url.ts';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Reads a URL and follows its redirects, each of which must stay within the origin. */
export async function followRedirects(
  url: URL,
  read: ReadUrl,
  wanted: Wanted,
): Promise<{ url: URL; response: UrlResponse }> {
  let current = url;
  for (let hops = 0; ; hops += 1) {
    const response = await read(current, wanted);
    if (!REDIRECTS.includes(response.status)) return { url: current, response };
    if (hops === READ_LIMITS.redirects) throw new ReadFault(`The ${wanted.document} redirects too often.`);
    const { location = '' } = response;
    const target = URL.canParse(location, current.href) ? new URL(location, current) : undefined;
    if (!target || location.length > READ_LIMITS.urlLength)
      throw new ReadFault(`The ${wanted.document} redirects to an invalid URL.`);
    if (target.origin !== url.origin)
      throw new ReadFault(`The ${wanted.document} redirects to another site.`);
    target.hash = '';
    current = target;
  }
}
