import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { CHANGES_FEED_PATH } from '#content/deadlines/regime-pages.ts';

import { changesFeed, feed, FEED_PATH } from './feed.ts';
import { llms } from './llms.ts';
import { robots } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap-xml.ts';
import { webManifest } from './web-manifest.ts';

/** Writes the files that crawlers and browsers expect at fixed paths. */
export function writeSiteFiles(client: string, siteUrl: string): void {
  const files: Record<string, string> = {
    '/sitemap.xml': sitemap(siteUrl),
    '/robots.txt': robots(siteUrl),
    [FEED_PATH]: feed(siteUrl),
    [CHANGES_FEED_PATH]: changesFeed(siteUrl),
    '/llms.txt': llms(siteUrl),
    '/.well-known/security.txt': securityTxt(siteUrl, new Date()),
    '/manifest.webmanifest': webManifest(),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(client, path)), { recursive: true });
    writeFileSync(join(client, path), text);
  }
}
