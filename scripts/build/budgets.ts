import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

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
const BUDGETS: Record<Part, number> = {
  html: 20_000,
  css: 14_000,
  fonts: 60_000,
  script: 130_000,
};

const toBrotli = promisify(brotliCompress);

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const FONT = /<link rel="preload" as="font"[^>]* href="([^"]+)"/g;

/**
 * Measures the transferred size of every page.
 * @param client directory of the finished and compressed build
 * @param scripts URLs of the scripts that hydration loads, by page path
 */
export async function measurePages(
  client: string,
  scripts: ReadonlyMap<string, readonly string[]>,
): Promise<PageWeight[]> {
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
  const styles = new Map<string, Promise<number>>();
  const packedSize = async (text: string) => (await toBrotli(text)).byteLength;

  const measured = SITE_PAGES.map(async ({ path, file }) => {
    const html = readFileSync(join(client, file), 'utf8');
    const css = [...html.matchAll(STYLE)].map((match) => match[1] ?? '').join('');
    const style = styles.get(css) ?? packedSize(css);
    styles.set(css, style);
    return {
      path,
      html: await packedSize(html.replaceAll(STYLE, '')),
      css: await style,
      fonts: sum([...html.matchAll(FONT)].map((match) => match[1] ?? '')),
      script: sum(scripts.get(path) ?? []),
    };
  });
  return Promise.all(measured);
}

/** Describes each budget that a page exceeds, in one phrase. */
export function overBudget(weights: readonly PageWeight[]): string[] {
  return weights.flatMap((weight) =>
    (Object.keys(BUDGETS) as Part[])
      .filter((part) => weight[part] > BUDGETS[part])
      .map((part) => `${weight.path} has ${weight[part]} bytes of ${part}, the budget is ${BUDGETS[part]}`),
  );
}
