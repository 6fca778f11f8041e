import type { BootScripts } from './boot-script.ts';
import { moduleHref, URGENT_ID } from './boot/boot-plan.ts';
import { frameworkScripts } from './framework-state.ts';
import { heroPreloads } from './hero-preload.ts';
import { editHtml } from './html-edit.ts';
import { pageFaults } from './page-faults.ts';

export type PageParts = {
  path: string;
  /** As the framework prerendered it. */
  html: string;
  boot: BootScripts;
  /** True for pages that show nothing of use before they are alive. */
  isUrgent: boolean;
  /** Further elements of the head. */
  head: string;
  /** Text of the page's own sheet. */
  styles: string;
};

/**
 * Makes a prerendered page paint from its HTML alone: its style sheet goes inline, the picture of its hero is
 * preloaded, and the framework's scripts wait for the boot script and the module that it calls.
 *
 * What React looks for when it hydrates stays where it was: the link to the whole style sheet (disabled, so that it
 * is not fetched yet; who has no script gets it at once) and a script element in the place of each of the framework's. Elements that are new in the
 * head are passed over.
 */
export function rewritePage(parts: PageParts): string {
  const { path, html, boot, isUrgent, head, styles } = parts;
  const edit = editHtml(html);
  const { root } = edit;
  const faults = pageFaults(root);
  if (faults.length > 0) throw new Error(`${path}: ${faults.join('; ')}`);

  const preloads = root.querySelectorAll('link[rel="modulepreload"]');
  const module = root.querySelector('script[type="module"]');
  const title = root.querySelector('title');
  const sheet = root.querySelector('link[rel="stylesheet"]');
  if (!module || !title || !sheet)
    throw new Error(`${path}: the page lacks its module script, title or sheet`);

  edit.before(title, heroPreloads(root));
  for (const link of preloads) edit.replace(link, '');
  const href = sheet.getAttribute('href') ?? '';
  const whole = `<link rel="stylesheet" href="${href}"`;
  edit.replace(sheet, `<style>${styles}</style>${whole} disabled=""/><noscript>${whole}/></noscript>`);
  for (const script of [...frameworkScripts(root), module]) edit.replace(script, '<script></script>');
  const { name, integrity } = boot.alive;
  const id = isUrgent ? ` id="${URGENT_ID}"` : '';
  edit.atHeadEnd(
    `${head}<script>${boot.inline}</script>` +
      `<script${id} type="module" src="${moduleHref(name)}" integrity="${integrity}" async fetchpriority="low"></script>`,
  );
  return edit.apply();
}
