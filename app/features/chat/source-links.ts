import { PAGES } from '#app/content/pages.ts';
import type { InternalHref } from '#app/content/types.ts';
import type { ChatSource } from '#shared/chat.ts';

const OWN_PATHS: ReadonlySet<string> = new Set(
  PAGES.filter(({ group }) => group !== 'account').map(({ path }) => path),
);

export type SourceLink = { label: string; href: InternalHref };

function isOwnPage(url: string): url is InternalHref {
  return OWN_PATHS.has(url.split('#', 1)[0] ?? '');
}

/** The sources that are public pages of the registry, each once; of anything else no link is made. */
export function sourceLinks(sources: readonly ChatSource[]): SourceLink[] {
  const links = new Map<string, SourceLink>();
  for (const { title, url } of sources) {
    if (isOwnPage(url) && !links.has(url)) links.set(url, { label: title.trim() || url, href: url });
  }
  return [...links.values()];
}
