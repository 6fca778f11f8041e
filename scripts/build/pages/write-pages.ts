import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { HTMLElement } from 'node-html-parser';

import { DEADLINES_PATH, REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { PAGES } from '#content/pages.ts';
import type { FormPages } from '#shared/forms/plain-forms.ts';
import { RECOVERY_SCRIPT } from '#shared/recovery.ts';
import { contentSecurityPolicy } from '#shared/security-policy.ts';

import { bootScripts, type BootScripts } from './boot-script.ts';
import { moduleHref, type BootPlan } from '#scripts/build/boot/boot-plan.ts';
import type { BuildSettings } from '#scripts/build/build-settings.ts';
import { readFormDrafts, writeFormPages, type FormDraft } from './form-pages.ts';
import { frameworkState } from './framework-state.ts';
import { inlineHashes, type InlineHashes } from './inline-hashes.ts';
import { readDrafts, readerDrafts, type Draft } from './page-drafts.ts';
import { pageHead } from './page-head.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';
import { pageStyles } from '#scripts/build/css/page-styles.ts';
import { readBootPlan } from './read-boot-plan.ts';
import { rewritePage } from './rewrite-page.ts';
import { readPageSections } from '#scripts/build/structured-data/read-page-sections.ts';

/** What the server reads from `site.json`: each page's file below `client/`, and its content security policy. */
type Site = { pages: Record<string, { file: string; csp: string }> };

type WrittenPages = {
  drafts: readonly Draft[];
  site: Site;
  /** The pages of the pieces as readers get them, by id. */
  readers: Map<string, { html: string; csp: string }>;
  forms: FormPages;
  policy: string;
  /** URLs of all scripts that hydration loads, by page path. */
  scripts: Map<string, string[]>;
};

/**
 * Page groups and pages made for printing: their critical CSS has print rules, in case a visitor prints before hydration
 * or, from the copy that the browser keeps, without a connection.
 */
const PRINTED_KINDS = ['legal', 'resource', 'tool', 'regime', 'piece', '/services/incident-response'];

/** Key of the boot plan shared by the regimes' pages. */
const REGIMES = `${DEADLINES_PATH}/*`;
const REGIME_PATHS = new Set<string>(REGIME_PAGES.map(({ path }) => path));

/** Key of the boot plan shared by the pieces' pages. */
const PIECE_PLAN = '/insights/*';
const PIECE_PATHS = new Set<string>(PIECES.map(({ path }) => path));

/**
 * Pages of a group are similar and share critical CSS, so that the CSP lists few hashes. Main pages have their own, and
 * so has a page that is printed unlike its group.
 */
function kindOf(path: string): string {
  if (REGIME_PATHS.has(path)) return 'regime';
  if (PIECE_PATHS.has(path)) return 'piece';
  const group = PAGES.find((page) => page.path === path)?.group ?? 'main';
  return group === 'main' || PRINTED_KINDS.includes(path) ? path : group;
}

type PageStyles = {
  /** Critical CSS of each page, by path. */
  critical: Map<string, string>;
  /** CSS of all pages that answer a form. */
  forms: string;
};

/** Rewrites the full stylesheet in place and returns the styles that the pages carry themselves. */
function writeStyles(client: string, drafts: readonly Draft[], forms: readonly FormDraft[]): PageStyles {
  const hrefs = new Set(
    drafts.map(({ root }) => root.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? ''),
  );
  const [href = ''] = hrefs;
  if (hrefs.size !== 1) throw new Error(`The pages use several stylesheets: ${[...hrefs].join(', ')}`);
  const styles = pageStyles(readFileSync(join(client, href), 'utf8'));
  writeFileSync(join(client, href), styles.full);
  const critical = new Map(
    [...Map.groupBy(drafts, ({ path }) => kindOf(path))].flatMap(([kind, similar]) => {
      const roots = similar.map(({ root }) => root);
      const shared = styles.criticalFor(roots, { isForPrint: PRINTED_KINDS.includes(kind) });
      return similar.map(({ path }) => [path, shared] as const);
    }),
  );
  const formRoots = forms.map(({ root }) => root);
  return { critical, forms: styles.criticalFor(formRoots, { hasStates: true, isForPrint: true }) };
}

/** Writes the modules that hydrate and recover the pages. */
async function writeBootScripts(
  client: string,
  drafts: readonly Draft[],
  plans: ReadonlyMap<string, BootPlan>,
): Promise<BootScripts> {
  const states = new Set(drafts.map(({ root }) => frameworkState(root)));
  const [state = ''] = states;
  if (states.size !== 1) throw new Error("The framework's state is no longer the same on every page");
  const folderOf = (path: string) => {
    if (REGIME_PATHS.has(path)) return REGIMES;
    return PIECE_PATHS.has(path) ? PIECE_PLAN : path;
  };
  const byFolder = [...plans].map(([path, plan]) => [folderOf(path), plan] as const);
  const scripts = await bootScripts(state, Object.fromEntries(byFolder));
  writeFileSync(join(client, moduleHref(scripts.hydration.name)), scripts.hydration.code);
  writeFileSync(join(client, RECOVERY_SCRIPT), scripts.recovery);
  return scripts;
}

type FinishedPages = {
  finish: (draft: Draft) => string;
  /** Scripts that hydrate each page, by path. */
  scripts: Map<string, string[]>;
  /** Styles of the pages that answer a form. */
  formStyles: string;
};

async function finishPages(
  client: string,
  drafts: readonly Draft[],
  readers: readonly Draft[],
  forms: readonly FormDraft[],
  siteUrl: string,
): Promise<FinishedPages> {
  const plans = new Map(drafts.map(({ path, root }) => [path, readBootPlan(path, root)]));
  const [boot, sections] = await Promise.all([writeBootScripts(client, drafts, plans), readPageSections()]);
  const styles = writeStyles(client, [...drafts, ...readers], forms);
  const finish = ({ path, html }: Draft) =>
    rewritePage({
      path,
      html,
      boot,
      isUrgent: PAGES.find((page) => page.path === path)?.group === 'account',
      head: pageHead(path, sections.get(path) ?? [], siteUrl),
      styles: styles.critical.get(path) ?? '',
    });
  const scripts = [...plans].map(([path, { files }]): [string, string[]] => [
    path,
    [boot.hydration.name, ...files].map(moduleHref),
  ]);
  return { finish, scripts: new Map(scripts), formStyles: styles.forms };
}

/** Leaves the pages as the framework prerendered them, for when an upgrade breaks what this build relies on. */
function keepPages(client: string, drafts: readonly Draft[]): FinishedPages {
  const preloads = (root: HTMLElement) =>
    root.querySelectorAll('link[rel="modulepreload"]').map((link) => link.getAttribute('href') ?? '');
  const href = drafts[0]?.root.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '';
  return {
    finish: ({ html }) => html,
    scripts: new Map(drafts.map(({ path, root }) => [path, preloads(root)])),
    formStyles: readFileSync(join(client, href), 'utf8'),
  };
}

/**
 * Writes every page and its policy. A static host has one policy for all pages, with the hashes of all inline scripts and
 * styles, because it answers any path with the not-found page, whose URL is then unknown.
 */
export async function writePages(client: string, settings: BuildSettings): Promise<WrittenPages> {
  const { siteUrl, backendUrl, plain } = settings;
  const drafts = readDrafts(client);
  const formDrafts = readFormDrafts(client);
  const readerPages = readerDrafts(drafts);
  const { finish, scripts, formStyles } = plain
    ? keepPages(client, drafts)
    : await finishPages(client, drafts, readerPages, formDrafts, siteUrl);
  const forms = writeFormPages(client, formDrafts, formStyles, settings);
  const policyOf = (hashes: InlineHashes) =>
    contentSecurityPolicy({
      ...hashes,
      backendOrigin: backendUrl ? new URL(backendUrl).origin : undefined,
      isHttps: siteUrl.startsWith('https:'),
    });
  const pages: Site['pages'] = {};
  const all = { scriptHashes: new Set<string>(), styleHashes: new Set<string>() };
  for (const draft of drafts) {
    const { path, file } = draft;
    const page = finish(draft);
    const hashes = inlineHashes(page);
    for (const hash of hashes.scriptHashes) all.scriptHashes.add(hash);
    for (const hash of hashes.styleHashes) all.styleHashes.add(hash);
    pages[path] = { file, csp: policyOf(hashes) };
    writeFileSync(join(client, file), page);
  }
  for (const hash of inlineHashes(forms.received.html).styleHashes) all.styleHashes.add(hash);
  const policy = policyOf({ scriptHashes: [...all.scriptHashes], styleHashes: [...all.styleHashes] });
  const readers = new Map(
    readerPages.map((draft) => {
      const html = finish(draft);
      return [draft.file, { html, csp: policyOf(inlineHashes(html)) }];
    }),
  );
  return { drafts, site: { pages }, readers, forms, policy, scripts };
}
