import { BOOT_PLAN_ID, type BootPlan } from './boot/boot-plan.ts';
import { heroPreloads } from './hero-preload.ts';
import { editHtml } from './html-edit.ts';
import { pageFaults } from './page-faults.ts';
import { readBootPlan } from './read-boot-plan.ts';

export type PageParts = {
  path: string;
  /** As the framework prerendered it. */
  html: string;
  bootScript: string;
  /** Further elements of the head. */
  head: string;
  /** Text of a style sheet by its address. */
  readStyles: (href: string) => string;
};

function dataBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}

/**
 * Makes a prerendered page paint from its HTML alone: its style sheet goes inline, the picture of its hero is
 * preloaded, and the framework's modules wait for the boot script.
 *
 * What React looks for when it hydrates stays where it was: the link to the style sheet (disabled, so that it
 * is not fetched) and a script element in the place of the framework's. Elements that are new in the head are
 * passed over.
 */
export function rewritePage(parts: PageParts): { html: string; plan: BootPlan } {
  const { path, html, bootScript, head, readStyles } = parts;
  const edit = editHtml(html);
  const { root } = edit;
  const faults = pageFaults(root);
  if (faults.length > 0) throw new Error(`${path}: ${faults.join('; ')}`);

  const preloads = root.querySelectorAll('link[rel="modulepreload"]');
  const module = root.querySelector('script[type="module"]');
  const title = root.querySelector('title');
  if (!module || !title) throw new Error(`${path}: the page has no module script or no title`);
  const plan = readBootPlan(path, module.rawText, preloads);

  edit.before(title, heroPreloads(root));
  for (const link of preloads) edit.replace(link, '');
  for (const link of root.querySelectorAll('link[rel="stylesheet"]')) {
    const href = link.getAttribute('href') ?? '';
    const css = readStyles(href).trim();
    edit.replace(link, `<style>${css}</style><link rel="stylesheet" href="${href}" disabled=""/>`);
  }
  edit.atHeadEnd(`${head}<script>${bootScript}</script>`);
  edit.replace(module, `<script type="application/json" id="${BOOT_PLAN_ID}">${dataBlock(plan)}</script>`);
  return { html: edit.apply(), plan };
}
