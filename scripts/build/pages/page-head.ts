import { CHANGES_FEED_PATH, DEADLINES_PATH, REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { PAGES, pageOf } from '#content/pages.ts';
import type { Section } from '#content/types.ts';

import { FEED_PATH, FEED_TITLE } from '#scripts/build/site-files/feed.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';
import { structuredData, structuredDataOfRegime } from '#scripts/build/structured-data/graph.ts';
import { structuredDataOfPiece } from '#scripts/build/structured-data/piece.ts';

const CHANGES_FEED_TITLE = pageOf(`${DEADLINES_PATH}/changes`).title;

function feedLink(title: string, path: string): string {
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${path}"/>`;
}

/**
 * Head elements that only crawlers read. They are added to the HTML, not rendered by React, to keep them out of the
 * page's script: crawlers load every page from the server and do not navigate on the client.
 */
export function pageHead(path: string, sections: readonly Section[], siteUrl: string): string {
  const page = PAGES.find((candidate) => candidate.path === path);
  const regime = REGIME_PAGES.find((candidate) => candidate.path === path);
  const piece = PIECES.find((candidate) => candidate.path === path);
  if (!regime && !piece && !page?.indexed) return '';
  const graph =
    (regime && structuredDataOfRegime(regime, siteUrl)) ??
    (piece && structuredDataOfPiece(piece, siteUrl)) ??
    (page && structuredData(page, sections, siteUrl));
  const json = JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
  const changes = path.startsWith(DEADLINES_PATH) ? feedLink(CHANGES_FEED_TITLE, CHANGES_FEED_PATH) : '';
  return [
    feedLink(FEED_TITLE, FEED_PATH),
    changes,
    `<script type="application/ld+json">${json}</script>`,
  ].join('');
}
