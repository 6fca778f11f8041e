import { PAGES } from '#content/pages.ts';
import type { Section } from '#content/types.ts';

import { FEED_PATH, FEED_TITLE } from '#scripts/build/site-files/feed.ts';
import { structuredData } from '#scripts/build/structured-data/graph.ts';

/**
 * Head elements that only crawlers read. They are added to the HTML, not rendered by React, to keep them out of the
 * page's script: crawlers load every page from the server and do not navigate on the client.
 */
export function pageHead(path: string, sections: readonly Section[], siteUrl: string): string {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (!page?.indexed) return '';
  const graph = JSON.stringify(structuredData(page, sections, siteUrl)).replaceAll('<', String.raw`\u003c`);
  return [
    `<link rel="alternate" type="application/rss+xml" title="${FEED_TITLE}" href="${FEED_PATH}"/>`,
    `<script type="application/ld+json">${graph}</script>`,
  ].join('');
}
