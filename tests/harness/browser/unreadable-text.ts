import type { Page } from '@playwright/test';

/**
 * Finds text that cannot be read: clipped by a box that hides its overflow, beyond the side of the page, or covered by
 * another element. Each line is first scrolled to the middle of the window. Fixed text, such as the header's, is checked
 * in its own place.
 */
export async function unreadableText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const problems: string[] = [];
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
          problems.push(`${text} runs off the page`);
        }
        const cut = clipping(element, box);
        if (cut) problems.push(`${text} is cut by ${cut.outerHTML.slice(0, 80)}`);
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const found = document.elementFromPoint(x, y);
        // A card's link covers its card on purpose. A field's arrow has no pointer events, so it is never found here.
        const isOwn =
          !found ||
          element.contains(found) ||
          found.contains(element) ||
          (found.matches('.card-link') && found.closest('.card')?.contains(element));
        if (!isOwn) problems.push(`${text} lies under ${found.outerHTML.slice(0, 80)}`);
      }
    }
    return [...new Set(problems)].map((problem) => `${location.pathname} at ${innerWidth} px: ${problem}`);
  });
}
