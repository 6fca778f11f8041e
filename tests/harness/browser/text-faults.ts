import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read: cut off by a box that hides what runs out of it, off the side of the page, or with
 * something else on top. Each line is brought to the middle of the window first; what stands still there (the bar) is
 * looked at where it is.
 */
export async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isShown = (element: Element) =>
      element.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
        contentVisibilityAuto: true,
      }) && !element.closest('.sr-only, .skip-link, [aria-hidden="true"], option, [inert]');
    const range = document.createRange();

    const clipping = (element: Element, box: DOMRect): Element | undefined => {
      for (
        let outer: Element | null = element;
        outer && outer !== document.body;
        outer = outer.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const edge = outer.getBoundingClientRect();
        const isCutX =
          /hidden|clip/.test(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1);
        const isCutY =
          /hidden|clip/.test(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
        if (isCutX || isCutY) return outer;
      }
      return undefined;
    };

    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element)) continue;
      range.selectNodeContents(node);
      const text = `“${node.textContent.trim().slice(0, 40)}”`;
      for (let line = 0; line < range.getClientRects().length; line += 1) {
        const before = range.getClientRects()[line];
        if (!before || before.width < 2 || before.height < 2) continue;
        scrollBy({ top: before.top + before.height / 2 - innerHeight / 2, behavior: 'instant' });
        const box = range.getClientRects()[line] ?? before;
        if (box.left < -1 || box.right > document.documentElement.clientWidth + 1) {
          faults.push(`${text} runs off the page`);
        }
        const cut = clipping(element, box);
        if (cut) faults.push(`${text} is cut by ${cut.outerHTML.slice(0, 80)}`);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const found = document.elementFromPoint(x, y);
        // A card's link lies over its card, and a field's arrow takes no presses.
        const isOwn =
          !found ||
          element.contains(found) ||
          found.contains(element) ||
          (found.matches('.card-link') && found.closest('.card')?.contains(element));
        if (!isOwn) faults.push(`${text} lies under ${found.outerHTML.slice(0, 80)}`);
      }
    }
    return [...new Set(faults)].map((fault) => `${location.pathname} at ${innerWidth} px: ${fault}`);
  });
}
