import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, type HTMLElement } from 'node-html-parser';

import { PAGES } from '#content/pages.ts';
import { contentSecurityPolicy } from '#shared/security-policy.ts';

import { bootScripts, type BootScripts } from './boot-script.ts';
import { moduleHref, type BootPlan } from './boot/boot-plan.ts';
import type { BuildSettings } from './build-settings.ts';
import { frameworkState } from './framework-state.ts';
import { inlineHashes, type InlineHashes } from './inline-hashes.ts';
import { pageHead } from './page-head.ts';
import { pageStyles } from './page-styles.ts';
import { readBootPlan } from './read-boot-plan.ts';
import { rewritePage } from './rewrite-page.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';
import { readPageSections } from './structured-data/page-sections.ts';

/** What the server reads from `site.json`: each page's file below `client/`, and its policy. */
type Site = { pages: Record<string, { file: string; csp: string }> };

export type WrittenPages = {
  site: Site;
  policy: string;
  /** Addresses of all that is loaded to bring a page alive, by its path. */
  scripts: Map<string, string[]>;
};

/** Kinds of pages that are made to be printed, also by who does so in the first second. */
const FOR_PAPER = ['legal', 'resource'];

type Draft = SitePage & { html: string; root: HTMLElement };

function readDrafts(client: string): Draft[] {
  return SITE_PAGES.map(({ path, file }) => {
    const html = readFileSync(join(client, file), 'utf8');
    return { path, file, html, root: parse(html, { blockTextElements: { script: true, style: true } }) };
  });
}

/** Pages of a group are built alike and share a sheet, which keeps the policy short; the main pages have their own. */
function kindOf(path: string): string {
  const group = PAGES.find((page) => page.path === path)?.group ?? 'main';
  return group === 'main' ? path : group;
}

/** Finishes the whole sheet in place and cuts that of each page from it, by the page's path. */
function writeStyles(client: string, drafts: readonly Draft[]): Map<string, string> {
  const hrefs = new Set(
    drafts.map(({ root }) => root.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? ''),
  );
  const [href = ''] = hrefs;
  if (hrefs.size !== 1) throw new Error(`Pages have one style sheet, not ${[...hrefs].join(' and ')}`);
  const styles = pageStyles(readFileSync(join(client, href), 'utf8'));
  writeFileSync(join(client, href), styles.whole);
  return new Map(
    [...Map.groupBy(drafts, ({ path }) => kindOf(path))].flatMap(([kind, alike]) => {
      const roots = alike.map(({ root }) => root);
      const own = styles.of(roots, FOR_PAPER.includes(kind));
      return alike.map(({ path }) => [path, own] as const);
    }),
  );
}

/** Writes the module that brings pages alive. */
async function writeBootScripts(
  client: string,
  drafts: readonly Draft[],
  plans: ReadonlyMap<string, BootPlan>,
): Promise<BootScripts> {
  const states = new Set(drafts.map(({ root }) => frameworkState(root)));
  const [state = ''] = states;
  if (states.size !== 1) throw new Error("The framework's state is no longer the same on every page");
  const scripts = await bootScripts(state, Object.fromEntries(plans));
  writeFileSync(join(client, moduleHref(scripts.alive.name)), scripts.alive.code);
  return scripts;
}

/**
 * Finishes every prerendered page in place.
 *
 * On a static host one policy serves them all, with the hashes of every page's inline pieces: it answers any path
 * with the not-found page, whose address is then unknown.
 */
export async function writePages(client: string, settings: BuildSettings): Promise<WrittenPages> {
  const { siteUrl, backendUrl } = settings;
  const drafts = readDrafts(client);
  const plans = new Map(drafts.map(({ path, root }) => [path, readBootPlan(path, root)]));
  const [boot, sections] = await Promise.all([writeBootScripts(client, drafts, plans), readPageSections()]);
  const styles = writeStyles(client, drafts);
  const policyOf = (hashes: InlineHashes) =>
    contentSecurityPolicy({
      ...hashes,
      backendOrigin: backendUrl ? new URL(backendUrl).origin : undefined,
      isHttps: siteUrl.startsWith('https:'),
    });
  const pages: Site['pages'] = {};
  const all = { scriptHashes: new Set<string>(), styleHashes: new Set<string>() };
  for (const { path, file, html: draft } of drafts) {
    const html = rewritePage({
      path,
      html: draft,
      boot,
      isUrgent: PAGES.find((page) => page.path === path)?.group === 'account',
      head: pageHead(path, sections.get(path) ?? [], siteUrl),
      styles: styles.get(path) ?? '',
    });
    const hashes = inlineHashes(html);
    for (const hash of hashes.scriptHashes) all.scriptHashes.add(hash);
    for (const hash of hashes.styleHashes) all.styleHashes.add(hash);
    pages[path] = { file, csp: policyOf(hashes) };
    writeFileSync(join(client, file), html);
  }
  const scripts = new Map(
    [...plans].map(([path, { files }]) => [path, [boot.alive.name, ...files].map(moduleHref)]),
  );
  const policy = policyOf({ scriptHashes: [...all.scriptHashes], styleHashes: [...all.styleHashes] });
  return { site: { pages }, policy, scripts };
}
