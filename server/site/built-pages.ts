import { setTimeout as sleep } from 'node:timers/promises';

import pLimit from 'p-limit';

import { mediaType } from '#backend/http/media-type.ts';
import { ReadFault } from '#backend/public-web/read-url.ts';
import type { ReadUrl } from '#backend/public-web/read-url.ts';

import type { StaticSite } from './static-site.ts';

/** Pause after each page, in which visitors' requests are answered. */
const PAUSE_MS = 10;

/**
 * Reads the site's pages from the build that this process serves. Nothing goes over the network, so SITE_URL may be a
 * private address, or one that only the reverse proxy answers.
 */
export function createBuiltPagesReader(site: StaticSite, siteUrl: string): ReadUrl {
  const oneByOne = pLimit(1);
  const { origin } = new URL(siteUrl);
  return (url, { types, maxBytes, signal }) =>
    oneByOne(async () => {
      signal.throwIfAborted();
      if (url.origin !== origin) throw new ReadFault('The page is not one of this site.');
      await sleep(PAUSE_MS);
      const { response } = site.respond({
        method: 'GET',
        path: decodeURIComponent(url.pathname),
        search: url.search,
        acceptEncoding: '',
        ifNoneMatch: undefined,
      });
      const type = mediaType(response.headers.get('content-type'));
      const isWanted = response.status === 200 && types.includes(type);
      return {
        status: response.status,
        type,
        location: response.headers.get('location') ?? undefined,
        robotsTag: '',
        text: isWanted ? (await response.text()).slice(0, maxBytes) : undefined,
      };
    });
}
