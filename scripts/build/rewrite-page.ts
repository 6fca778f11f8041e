import { createHash } from 'node:crypto';

export type PageScripts = {
  /** Modules that the entry and the routes import, to be fetched side by side. */
  preload: string[];
  /** Module of each route by its id. */
  routes: Record<string, string>;
  manifest: string;
  entry: string;
};

export type RewrittenPage = {
  html: string;
  /** CSP sources of the page's inline scripts and styles. */
  scriptHashes: string[];
  styleHashes: string[];
  scripts: PageScripts;
};

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const HERO_PICTURE = /<picture[^>]*>((?:(?!<\/picture>)[\s\S])*fetchpriority="high"[\s\S]*?)<\/picture>/i;
const SOURCE = /<source([^>]*)>/g;

function groups(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

function source(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

/** The scripts that React Router's own module script would load. */
function readScripts(html: string, page: string): PageScripts {
  const module = MODULE_SCRIPT.exec(html)?.[1] ?? '';
  const names = new Map([...module.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map((m) => [m[1], m[2] ?? '']));
  const table = /__reactRouterRouteModules = \{([^}]*)\}/.exec(module)?.[1] ?? '';
  const routes = [...table.matchAll(/"([^"]+)":(\w+)/g)].map((m) => [m[1], names.get(m[2])]);
  const manifest = /import "([^"]+)"/.exec(module)?.[1];
  const entry = /import\("([^"]+)"\)/.exec(module)?.[1];
  if (!manifest || !entry || routes.length === 0 || routes.some(([, href]) => !href)) {
    throw new Error(`${page}: the module script of React Router has another form than this build knows`);
  }
  return {
    preload: groups(html, MODULE_PRELOAD),
    routes: Object.fromEntries(routes) as Record<string, string>,
    manifest,
    entry,
  };
}

/** Preloads of the hero's picture, one for each cut of it, so that it starts before the body is read. */
function heroPreloads(html: string): string {
  const hero = HERO_PICTURE.exec(html)?.[1];
  if (!hero) return '';
  const sources = groups(hero, SOURCE).filter((tag) => attribute(tag, 'type') === 'image/avif');
  const portrait = sources.map((tag) => attribute(tag, 'media')).find((media) => media !== undefined);
  return sources
    .map((tag) => {
      const media = attribute(tag, 'media') ?? (portrait === undefined ? undefined : `not all and ${portrait}`);
      const condition = media === undefined ? '' : ` media="${media}"`;
      const srcset = attribute(tag, 'srcset');
      const sizes = attribute(tag, 'sizes');
      return `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcset}" imagesizes="${sizes}"${condition} fetchpriority="high"/>`;
    })
    .join('');
}

/** What must not be in a page; each would break it without script or against the policy. */
function refuseFaults(html: string, page: string): void {
  const faults: [RegExp, string][] = [
    [/<(?:div hidden="" id="S:|template id="B:)/, 'content is hidden until script runs'],
    [/<[a-z][^>]*\sstyle="/i, 'an inline style attribute, which the policy refuses'],
    [/<[a-z][^>]*\son[a-z]+="/i, 'an inline event handler, which the policy refuses'],
  ];
  for (const [pattern, fault] of faults) {
    const found = pattern.exec(html);
    if (found) throw new Error(`${page}: ${fault}: ${html.slice(found.index, found.index + 160)}`);
  }
}

/**
 * Makes a prerendered page paint from its HTML alone: the style sheet goes inline, the framework's modules wait
 * for `boot.js`, the hero's picture is preloaded.
 * @param readAsset text of a file of the build by its address
 * @param boot source of boot.js, in which `PAGE_SCRIPTS` stands for the page's scripts
 */
export function rewritePage(
  page: string,
  prerendered: string,
  readAsset: (href: string) => string,
  boot: string,
): RewrittenPage {
  refuseFaults(prerendered, page);
  const scripts = readScripts(prerendered, page);
  const bootScript = boot.replace('PAGE_SCRIPTS', () => JSON.stringify(scripts));
  const html = prerendered
    .replaceAll(MODULE_PRELOAD, '')
    // React finds its own <link> when it hydrates; a disabled one is not fetched.
    .replaceAll(STYLESHEET, (_link, href: string) => {
      const css = readAsset(href).trim();
      return `<style>${css}</style><link rel="stylesheet" href="${href}" disabled=""/>`;
    })
    .replace('<link rel="preload"', (link) => `${heroPreloads(prerendered)}${link}`)
    .replace(MODULE_SCRIPT, () => `<script>${bootScript}</script>`);
  return {
    html,
    scripts,
    scriptHashes: [...new Set(groups(html, INLINE_SCRIPT).map(source))],
    styleHashes: [...new Set(groups(html, INLINE_STYLE).map(source))],
  };
}
