import { DATA_CHANGES } from '#content/deadlines/changes.ts';
import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { PAGES, pageOf } from '#content/pages.ts';
import { WEBINARS } from '#content/resources/webinars.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';
import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';
import { eventPath } from '#shared/events/paths.ts';
import { escapeHtml } from '#shared/text/escape-html.ts';

export function sitemap(siteUrl: string): string {
  const regimes = REGIME_PAGES.map(({ path }) => ({ path, updated: DATA_CHANGES[0].date }));
  const pieces = PIECES.map(({ path, date }) => ({ path, updated: date }));
  const events = WEBINARS.upcoming.items.map(({ id }) => {
    return { path: eventPath(id), updated: pageOf(WEBINARS.path).updated };
  });
  const consultation = { path: CONSULTATION_PATHS.list, updated: pageOf('/').updated };
  const pages = PAGES.filter((page) => page.indexed);
  const entries = [...pages, ...regimes, ...pieces, ...events, consultation].map(
    ({ path, updated }) =>
      `  <url><loc>${escapeHtml(siteUrl + path)}</loc><lastmod>${updated}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}
