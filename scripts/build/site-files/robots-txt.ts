import { PAGES } from '#content/pages.ts';
import { EVENT_MANAGE_PATH } from '#shared/events/paths.ts';
import { SUBSCRIBER_PATHS } from '#shared/forms/plain-forms.ts';
import { READER_PATHS } from '#shared/reader.ts';

/** Pages that only the server answers, for people who come from a mail or a form. */
const SERVER_PAGES = [...Object.values(READER_PATHS), ...Object.values(SUBSCRIBER_PATHS), EVENT_MANAGE_PATH];

/** Disallows the top-level path of every page that is not to be indexed, and the pages that only the server answers. */
export function robots(siteUrl: string): string {
  const areas = PAGES.filter((page) => !page.indexed).map(({ path }) => `/${path.split('/')[1]}`);
  return [
    'User-agent: *',
    ...[...new Set(areas), ...SERVER_PAGES].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
