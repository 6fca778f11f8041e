import { setTimeout as sleep } from 'node:timers/promises';

import pLimit from 'p-limit';

import { ReadFault } from '#backend/ingestion/read-address.ts';
import type { ReadAddress } from '#backend/ingestion/read-address.ts';

import type { StaticSite } from './static-site.ts';

/** Rest between two pages, in which requests of visitors are answered. */
const REST_MS = 10;

/**
 * Reads the site's pages out of the build that this process serves: nothing goes over the network, so the public
 * address may be a private one, or one that only the proxy in front of the server answers to.
 */
export function createBuiltPagesReader(site: StaticSite, siteUrl: string): ReadAddress {
  const oneByOne = pLimit(1);
  const { origin } = new URL(siteUrl);
  return (url, { types, maxBytes, signal }) =>
    oneByOne(async () => {
      signal.throwIfAborted();
      if (url.origin !== origin) throw new ReadFault('The page is not one of this site.');
      await sleep(REST_MS);
      const { response } = site.answer({
        method: 'GET',
        path: decodeURIComponent(url.pathname),
        search: url.search,
        acceptEncoding: '',
        ifNoneMatch: undefined,
      });
      const type = response.headers.get('content-type')?.split(';')[0] ?? '';
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
