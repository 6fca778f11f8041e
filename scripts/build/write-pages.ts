import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentSecurityPolicy } from '#shared/security-policy.ts';

import { bootScript } from './boot-script.ts';
import type { BootPlan } from './boot/boot-plan.ts';
import type { BuildSettings } from './build-settings.ts';
import { inlineHashes } from './inline-hashes.ts';
import { pageHead } from './page-head.ts';
import { rewritePage } from './rewrite-page.ts';
import { SITE_PAGES } from './site-pages.ts';
import { readPageSections } from './structured-data/page-sections.ts';

/** What the server reads from `site.json`: each page's file below `client/`, and its policy. */
type Site = { pages: Record<string, { file: string; csp: string }> };

export type WrittenPages = { site: Site; policy: string; plans: Map<string, BootPlan> };

/**
 * Finishes every prerendered page in place.
 *
 * One policy serves them all, with the hashes of every page's inline pieces: they are the same nearly everywhere,
 * and a static host answers any path with the not-found page, whose address is then unknown.
 */
export async function writePages(client: string, settings: BuildSettings): Promise<WrittenPages> {
  const { siteUrl, backendUrl } = settings;
  const [boot, sections] = await Promise.all([bootScript(), readPageSections()]);
  const readStyles = (href: string) => readFileSync(join(client, href), 'utf8');
  const plans = new Map<string, BootPlan>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const { path, file } of SITE_PAGES) {
    const { html, plan } = rewritePage({
      path,
      html: readFileSync(join(client, file), 'utf8'),
      bootScript: boot,
      head: pageHead(path, sections.get(path) ?? [], siteUrl),
      readStyles,
    });
    const { scriptHashes, styleHashes } = inlineHashes(html);
    for (const hash of scriptHashes) scripts.add(hash);
    for (const hash of styleHashes) styles.add(hash);
    plans.set(path, plan);
    writeFileSync(join(client, file), html);
  }
  const policy = contentSecurityPolicy({
    scriptHashes: [...scripts],
    styleHashes: [...styles],
    backendOrigin: backendUrl ? new URL(backendUrl).origin : undefined,
    isHttps: siteUrl.startsWith('https:'),
  });
  const pages = Object.fromEntries(SITE_PAGES.map(({ path, file }) => [path, { file, csp: policy }]));
  return { site: { pages }, policy, plans };
}
