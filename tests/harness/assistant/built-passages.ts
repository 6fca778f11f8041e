import { extractPage } from '#backend/ingestion/reading/extract-page.ts';
import type { Passage } from '#backend/assistant/knowledge/passages.ts';
import { BUILT_PAGES, SITE_URL } from '#tests/harness/site/built-site.ts';

/** The passages of the built site as the ingestion reads them. */
export function builtPassages(): Passage[] {
  return BUILT_PAGES.filter(
    ({ path, root }) =>
      !['/privacy', '/terms'].includes(path) &&
      !root.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex'),
  ).flatMap(({ path, html }) => {
    const { title, passages } = extractPage(html, new URL(path, SITE_URL));
    return passages.map(({ anchor, headingPath, content }) => ({
      path,
      title,
      anchor: anchor ?? null,
      headingPath,
      content,
    }));
  });
}
