import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { SITE_PAGES } from './pages/site-pages.ts';

/** Transferred bytes of a page, compressed with Brotli. */
export type PageWeight = {
  path: string;
  /** The page without its inlined stylesheet. */
  html: number;
  css: number;
  fonts: number;
  /** Every script that hydration loads. */
  script: number;
};

type Part = Exclude<keyof PageWeight, 'path'>;

/** Largest weight of each part. Above it the build only warns; `tests/build/budgets.test.ts` fails. */
export const BUDGETS: Record<Part, number> = {
  html: 20_000,
  css: 14_000,
  fonts: 60_000,
  script: 130_000,
};

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;

/**
 * Measures the transferred size of every page.
 * @param client directory of the finished and compressed build
 * @param scripts URLs of the scripts that hydration loads, by page path
 */
export function measurePages(client: string, scripts: ReadonlyMap<string, readonly string[]>): PageWeight[] {
  const sizes = new Map<string, number>();
  const transferSize = (href: string) => {
    const cached = sizes.get(href);
    if (cached !== undefined) return cached;
    const path = join(client, href);
    const { byteLength } = readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path);
    sizes.set(href, byteLength);
    return byteLength;
  };
  const sum = (hrefs: Iterable<string>) =>
    [...new Set(hrefs)].reduce((total, href) => total + transferSize(href), 0);
  const styles = new Map<string, number>();

  return SITE_PAGES.map(({ path, file }) => {
    const html = readFileSync(join(client, file), 'utf8');
    const css = [...html.matchAll(STYLE)].map((match) => match[1] ?? '').join('');
    if (!styles.has(css)) styles.set(css, brotliCompressSync(css).byteLength);
    return {
      path,
      html: brotliCompressSync(html.replaceAll(STYLE, '')).byteLength,
      css: styles.get(css) ?? 0,
      fonts: sum([...html.matchAll(FONT)].map((match) => match[1] ?? '')),
      script: sum(scripts.get(path) ?? []),
    };
  });
}

/** Describes each budget that a page exceeds, in one phrase. */
export function overBudget(weights: readonly PageWeight[]): string[] {
  return weights.flatMap((weight) =>
    (Object.keys(BUDGETS) as Part[])
      .filter((part) => weight[part] > BUDGETS[part])
      .map((part) => `${weight.path} has ${weight[part]} bytes of ${part}, the budget is ${BUDGETS[part]}`),
  );
}
