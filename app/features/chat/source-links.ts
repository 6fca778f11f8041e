import { PAGES, type Page } from '#content/pages.ts';
import type { InternalHref } from '#content/types.ts';
import type { ChatSource } from '#shared/chat.ts';

const OWN_PAGES = new Map<string, Page>(
  PAGES.filter(({ group }) => group !== 'account').map((page) => [page.path, page]),
);

export type SourceLink = { label: string; href: InternalHref };

function ownPage(url: string): Page | undefined {
  return OWN_PAGES.get(url.split('#', 1)[0] ?? '');
}

function isOwnPage(url: string): url is InternalHref {
  return ownPage(url) !== undefined;
}

/** A whole title goes by the page's short name, as the navigation calls it. */
function labelOf({ title, url }: ChatSource): string {
  const page = ownPage(url);
  return (title.trim() === page?.title ? page.label : title.trim()) || url;
}

/**
 * The sources that are public pages of the registry, at their first place each: two links of one name would lead to
 * two places. Of anything else no link is made.
 */
export function sourceLinks(sources: readonly ChatSource[]): SourceLink[] {
  const links = new Map<string, SourceLink>();
  for (const source of sources) {
    const label = labelOf(source);
    if (isOwnPage(source.url) && !links.has(label)) links.set(label, { label, href: source.url });
  }
  return [...links.values()];
}
