import { escapeHtml } from '#shared/text/escape-html.ts';

export type RssItem = {
  id: string;
  title: string;
  /** `2026-11-23` */
  date: string;
  text: string;
  /** URL of the item's own page, if it has one. */
  link?: string;
  author?: string;
  category?: string;
};

type RssChannel = {
  title: string;
  description: string;
  /**
   * URL of the page that lists the items. Items without a page of their own link to it, so the guid contains the item's
   * id and is not a permalink.
   */
  page: string;
  /** URL of the feed itself. */
  self: string;
  /** Newest first. */
  items: readonly [RssItem, ...RssItem[]];
};

/** Midnight UTC of a calendar day in RSS date format. */
function rssDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString();
}

function entry({ id, title, date, text, link, author, category }: RssItem, page: string): string {
  return [
    '    <item>',
    `      <title>${escapeHtml(title)}</title>`,
    `      <link>${link ?? page}</link>`,
    `      <guid isPermaLink="false">${page}#${id}</guid>`,
    `      <pubDate>${rssDate(date)}</pubDate>`,
    ...(author ? [`      <dc:creator>${escapeHtml(author)}</dc:creator>`] : []),
    ...(category ? [`      <category>${escapeHtml(category)}</category>`] : []),
    `      <description>${escapeHtml(text)}</description>`,
    '    </item>',
  ].join('\n');
}

export function rss({ title, description, page, self, items }: RssChannel): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '  <channel>',
    `    <title>${escapeHtml(title)}</title>`,
    `    <link>${page}</link>`,
    `    <atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    `    <description>${escapeHtml(description)}</description>`,
    '    <language>en-GB</language>',
    `    <lastBuildDate>${rssDate(items[0].date)}</lastBuildDate>`,
    ...items.map((item) => entry(item, page)),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
