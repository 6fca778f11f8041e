import { PAGES, type Page } from '#content/pages.ts';
import type { InternalHref } from '#content/types.ts';
import type { ChatSource } from '#shared/chat.ts';

const OWN_PAGES = new Map<string, Page>(
  PAGES.filter(({ group }) => group !== 'account').map((page) => [page.path, page]),
);

/** Pages of single pieces and laws, which are not in the registry. */
const SINGLE_PAGE = /^\/(?:insights|resources\/notification-deadlines)\/[a-z0-9-]+$/;

type SourceLink = { label: string; href: InternalHref };

function pathOf(url: string): string {
  return url.split('#', 1)[0] ?? '';
}

function isOwnPage(url: string): url is InternalHref {
  return OWN_PAGES.has(pathOf(url)) || SINGLE_PAGE.test(pathOf(url));
}

/** A source with the page's full title gets the page's short label, as in the navigation. */
function labelOf({ title, url }: ChatSource): string {
  const page = OWN_PAGES.get(pathOf(url));
  return (title.trim() === page?.title ? page.label : title.trim()) || url;
}

/**
 * Links to the sources that are public pages of this site; all others are dropped. Only the first source of each
 * label becomes a link, because links with the same name must not lead to different places.
 */
export function sourceLinks(sources: readonly ChatSource[]): SourceLink[] {
  const links = new Map<string, SourceLink>();
  for (const source of sources) {
    const label = labelOf(source);
    if (isOwnPage(source.url) && !links.has(label)) links.set(label, { label, href: source.url });
  }
  return [...links.values()];
}
