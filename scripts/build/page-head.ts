import { PAGES } from '#content/pages.ts';
import type { Section } from '#content/types.ts';

import { FEED_PATH, FEED_TITLE } from './site-files/feed.ts';
import { structuredData } from './structured-data/graph.ts';

/**
 * What only machines read stands in the HTML and not in the page's script: search engines load every page anew,
 * and the visitor's browser is spared the weight.
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
