import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expectStill } from './visitor.ts';

/** Reasons of axe for not measuring contrast. They must not occur, because `bareBackgrounds` removes their causes. */
const FORBIDDEN_REASONS = ['pseudoContent'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Removes the pseudo-elements of contour lines and header, which prevent axe from measuring contrast, and keeps their
 * background colours. axe cannot measure text on images at all.
 */
async function bareBackgrounds(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      .contour::before, .site-header::before { content: none !important }
      .site-header { background-color: var(--ink) !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/**
 * Violations that axe finds, one line for each node, with the page and the rule. It waits for the end of all transitions:
 * axe would measure the contrast of a text that is still fading in.
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await expectStill(page);
  await bareBackgrounds(page);
  const { violations, passes, incomplete } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // Without frames, axe can finish in the page itself. Otherwise it opens another page for each analysis.
    .setLegacyMode()
    // These rules are off by default, and their tags do not enable them.
    .options({
      resultTypes: ['violations', 'incomplete'],
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze();
  const path = new URL(page.url()).pathname;
  const ran = [...violations, ...passes, ...incomplete].map(({ id }) => id);
  const missing = ['target-size', 'color-contrast', 'region'].filter((rule) => !ran.includes(rule));
  return [
    ...missing.map((rule) => `${path}: ${rule} did not run`),
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${path}: ${id}: ${target.join(' ')}: ${failureSummary}`),
    ),
    ...incomplete.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ any }) => any.some(({ data }) => FORBIDDEN_REASONS.includes(data?.messageKey)))
        .map(({ target }) => `${path}: ${id} was not measured: ${target.join(' ')}`),
    ),
  ];
}

/** Problems with a page's headings, landmarks and width. */
export async function structureProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const problems: string[] = [];
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown);
    const ones = headings.filter((heading) => heading.tagName === 'H1');
    if (ones.length !== 1) problems.push(`${ones.length} h1 in place of one`);
    let level = 0;
    for (const heading of headings) {
      const own = Number(heading.tagName.slice(1));
      if (own > level + 1) problems.push(`h${level} is followed by h${own} “${heading.textContent}”`);
      level = own;
    }
    for (const landmark of ['header.site-header', 'main', 'footer', 'nav']) {
      const count = [...document.querySelectorAll(landmark)].filter(isShown).length;
      if (landmark === 'nav' ? count === 0 : count !== 1) problems.push(`${count} of ${landmark}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`);
    return problems.map((problem) => `${location.pathname} at ${innerWidth} px: ${problem}`);
  });
}

export async function accessibilityProblems(page: Page): Promise<string[]> {
  return [...(await structureProblems(page)), ...(await axeViolations(page))];
}
