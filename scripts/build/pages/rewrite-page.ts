import type { BootScripts } from './boot-script.ts';
import { moduleHref, URGENT_ID } from '#scripts/build/boot/boot-plan.ts';
import { frameworkScripts } from './framework-state.ts';
import { heroPreloads } from './hero-preload.ts';
import { editHtml } from './html-edit.ts';
import { pageProblems } from './page-problems.ts';

type PageParts = {
  path: string;
  /** The page as the framework prerendered it. */
  html: string;
  boot: BootScripts;
  /** True for pages that show nothing useful before they are hydrated. */
  isUrgent: boolean;
  /** HTML to append to the head. */
  head: string;
  /** The page's critical CSS. */
  styles: string;
};

/**
 * Makes a prerendered page paint from its HTML alone: the critical CSS is inlined, the hero image is preloaded, and the
 * boot script decides when the framework loads.
 *
 * React expects some elements where it rendered them when it hydrates: the link to the full stylesheet (disabled, so
 * that it is not fetched yet; without JavaScript the full stylesheet loads immediately) and one script element in place
 * of each of the framework's. React ignores elements that were added to the head.
 */
export function rewritePage(parts: PageParts): string {
  const { path, html, boot, isUrgent, head, styles } = parts;
  const edit = editHtml(html);
  const { root } = edit;
  const problems = pageProblems(root);
  if (problems.length > 0) throw new Error(`${path}: ${problems.join('; ')}`);

  const preloads = root.querySelectorAll('link[rel="modulepreload"]');
  const module = root.querySelector('script[type="module"]');
  const title = root.querySelector('title');
  const sheet = root.querySelector('link[rel="stylesheet"]');
  if (!module || !title || !sheet)
    throw new Error(`${path}: the page lacks its module script, title or stylesheet`);

  edit.before(title, heroPreloads(root));
  for (const link of preloads) edit.replace(link, '');
  const href = sheet.getAttribute('href') ?? '';
  const sheetLink = `<link rel="stylesheet" href="${href}"`;
  edit.replace(
    sheet,
    `<style>${styles}</style>${sheetLink} disabled=""/><noscript>${sheetLink}/></noscript>`,
  );
  for (const script of [...frameworkScripts(root), module]) edit.replace(script, '<script></script>');
  const { name, integrity } = boot.hydration;
  const id = isUrgent ? ` id="${URGENT_ID}"` : '';
  edit.atHeadEnd(
    `${head}<script>${boot.inline}</script>` +
      `<script${id} type="module" src="${moduleHref(name)}" integrity="${integrity}" async fetchpriority="low"></script>`,
  );
  return edit.apply();
}
