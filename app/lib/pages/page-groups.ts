import { pagesOf, type Page } from '#content/pages.ts';

export type MenuGroup = 'service' | 'industry';

export const MENU_GROUPS = [
  {
    group: 'service',
    label: 'Services',
    text: 'Eight disciplines, one accountable team, from first diagnosis to the call at three in the morning.',
  },
  {
    group: 'industry',
    label: 'Industries',
    text: 'Eight sectors whose terrain we know: the regulators, the systems and the way a bad day begins.',
  },
] as const satisfies readonly { group: MenuGroup; label: string; text: string }[];

export function menuPages(group: MenuGroup): readonly Page[] {
  return pagesOf(group);
}
