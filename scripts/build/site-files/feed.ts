import { FIRM } from '#content/firm.ts';
import { INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { pageOf } from '#content/pages.ts';

import { escapeXml } from './xml.ts';

export const FEED_PATH = '/insights/rss.xml';
export const FEED_TITLE = `Insights | ${FIRM.name}`;

/** Midnight UTC of a calendar day in RSS date format. */
function feedDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

/** All insights, newest first. They share one page, so the guid contains the item's id and is not a permalink. */
export function feed(siteUrl: string): string {
  const page = pageOf('/insights');
  const items = [...INSIGHTS, ...RECENT_INSIGHTS].sort((a, b) => b.date.localeCompare(a.date));
  const entries = items.map((item) =>
    [
      '    <item>',
      `      <title>${escapeXml(item.title)}</title>`,
      `      <link>${siteUrl}${page.path}</link>`,
      `      <guid isPermaLink="false">${siteUrl}${page.path}#${item.id}</guid>`,
      `      <pubDate>${feedDate(item.date)}</pubDate>`,
      `      <dc:creator>${escapeXml(item.author)}</dc:creator>`,
      `      <category>${escapeXml(item.category)}</category>`,
      `      <description>${escapeXml(item.excerpt)}</description>`,
      '    </item>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeXml(FEED_TITLE)}</title>`,
    `    <link>${siteUrl}${page.path}</link>`,
    `    <atom:link href="${siteUrl}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    `    <description>${escapeXml(page.description)}</description>`,
    '    <language>en-GB</language>',
    `    <lastBuildDate>${feedDate(items[0]?.date ?? page.updated)}</lastBuildDate>`,
    ...entries,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
