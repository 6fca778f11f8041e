import { DATA_CHANGES } from '#content/deadlines/changes.ts';
import { CHANGES_FEED_PATH } from '#content/deadlines/regime-pages.ts';
import { FIRM } from '#content/firm.ts';
import { INSIGHTS, RECENT_INSIGHTS } from '#content/insights.ts';
import { pageOf } from '#content/pages.ts';
import { slugOf } from '#shared/text/slug.ts';

import { PIECES } from '#scripts/build/insights/pieces.ts';

import { rss, type RssItem } from './rss.ts';

export const FEED_PATH = '/insights/rss.xml';
export const FEED_TITLE = `Insights | ${FIRM.name}`;

/** All insights. Those that are published link to their own page and show the abstract of the text. */
export function feed(siteUrl: string): string {
  const page = pageOf('/insights');
  const [newest, ...others] = [...INSIGHTS, ...RECENT_INSIGHTS]
    .sort((a, b) => b.date.localeCompare(a.date))
    .map(({ id, title, date, excerpt, author, category }): RssItem => {
      const piece = PIECES.find((candidate) => candidate.id === id);
      const link = piece && siteUrl + piece.path;
      return { id, title, date, author, category, link, text: piece?.abstract ?? excerpt };
    });
  if (!newest) throw new Error('The feed needs an insight.');
  return rss({
    title: FEED_TITLE,
    description: page.description,
    page: siteUrl + page.path,
    self: siteUrl + FEED_PATH,
    items: [newest, ...others],
  });
}

/** All changes to the data behind the notification deadlines. */
export function changesFeed(siteUrl: string): string {
  const page = pageOf('/resources/notification-deadlines/changes');
  const itemOf = ({ date, title, text }: (typeof DATA_CHANGES)[number]): RssItem => ({
    date,
    title,
    text,
    id: `${date}-${slugOf(title)}`,
  });
  const [newest, ...others] = DATA_CHANGES;
  return rss({
    title: page.title,
    description: page.description,
    page: siteUrl + page.path,
    self: siteUrl + CHANGES_FEED_PATH,
    items: [itemOf(newest), ...others.map(itemOf)],
  });
}
