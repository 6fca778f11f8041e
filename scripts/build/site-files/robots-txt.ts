import { PAGES } from '#content/pages.ts';

/** Disallows the top-level path of every page that is not to be indexed. */
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
