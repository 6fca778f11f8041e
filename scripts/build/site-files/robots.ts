import { PAGES } from '#content/pages.ts';

/** Keeps crawlers out of every area of the site that has a page not meant for them. */
export function robots(siteUrl: string): string {
  const areas = PAGES.filter((page) => !page.indexed).map(({ path }) => `/${path.split('/')[1]}`);
  return [
    'User-agent: *',
    ...new Set(areas.map((area) => `Disallow: ${area}`)),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
