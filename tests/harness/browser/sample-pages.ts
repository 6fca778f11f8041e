import { sampleOf } from './sample.ts';

/** Groups whose pages have one layout, with the page that stands for the group; the first page does if none is named. */
const UNIFORM: Record<string, string | undefined> = {
  // Visitors in an emergency read this one, and it has a card and a service worker of its own.
  service: '/services/incident-response',
  industry: undefined,
  legal: undefined,
};

/** `npm test` takes one page of each uniform group and all pages of the other groups. */
export function samplePages<Page extends { group: string; path: string }>(
  pages: readonly Page[],
): readonly Page[] {
  const isSampled = (page: Page) => {
    if (!(page.group in UNIFORM)) return true;
    const standsFor = UNIFORM[page.group] ?? pages.find(({ group }) => group === page.group)?.path;
    return page.path === standsFor;
  };
  const sampledFirst = pages.toSorted((one, other) => Number(isSampled(other)) - Number(isSampled(one)));
  return sampleOf(sampledFirst, pages.filter(isSampled).length);
}
