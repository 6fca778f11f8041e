import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Reasons of axe not to measure contrast that none of our backgrounds should give any more. */
const UNMEASURED = ['pseudoContent'];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Takes the faint contour lines and the layer of the bar away, behind which axe cannot measure contrast; their
 * own background colours stay. Text on pictures it cannot measure at all.
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

/** What axe finds, one line for each node, with the page and the rule. */
export async function axeFaults(page: Page): Promise<string[]> {
  await bareBackgrounds(page);
  const { violations, passes, incomplete } = await new AxeBuilder({ page })
    .withTags(TAGS)
    // Off by default, and not switched on by their tags.
    .options({
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
        .filter(({ any }) => any.some(({ data }) => UNMEASURED.includes(data?.messageKey)))
        .map(({ target }) => `${path}: ${id} was not measured: ${target.join(' ')}`),
    ),
  ];
}

/** Faults of the headings, landmarks and width of a page, as a reader of its HTML would name them. */
export async function structureFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const faults: string[] = [];
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown);
    const ones = headings.filter((heading) => heading.tagName === 'H1');
    if (ones.length !== 1) faults.push(`${ones.length} h1 in place of one`);
    let level = 0;
    for (const heading of headings) {
      const own = Number(heading.tagName.slice(1));
      if (own > level + 1) faults.push(`h${level} is followed by h${own} “${heading.textContent}”`);
      level = own;
    }
    for (const landmark of ['header.site-header', 'main', 'footer', 'nav']) {
      const count = [...document.querySelectorAll(landmark)].filter(isShown).length;
      if (landmark === 'nav' ? count === 0 : count !== 1) faults.push(`${count} of ${landmark}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls sideways: ${scrollWidth} px in ${clientWidth} px`);
    return faults.map((fault) => `${location.pathname} at ${innerWidth} px: ${fault}`);
  });
}

export async function pageFaults(page: Page): Promise<string[]> {
  return [...(await structureFaults(page)), ...(await axeFaults(page))];
}
