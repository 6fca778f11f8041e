import type { HTMLElement } from 'node-html-parser';

/** The framework's inline scripts: its state, which is the same on every page, and its scroll restoration. */
const STATE = /^window\.__reactRouterContext\b/;
const SCROLL_POSITION = /^\(\(storageKey, restoreKey\) =>/;

/**
 * Inline scripts that the framework wrote. Their elements stay in the page, emptied, because React expects them when it
 * hydrates. The module that hydrates the page sets up the state; scroll restoration is left to the browser.
 * @throws Error when an inline script has an unknown form
 */
export function frameworkScripts(root: HTMLElement): HTMLElement[] {
  const scripts = root.querySelectorAll('script').filter((script) => script.attributes['type'] === undefined);
  for (const { rawText } of scripts) {
    if (!STATE.test(rawText) && !SCROLL_POSITION.test(rawText)) {
      throw new Error(
        `the framework's inline script has a form that this build does not support: ${rawText}`,
      );
    }
  }
  return scripts;
}

/** Code of a page's scripts that sets up the framework's state. */
export function frameworkState(root: HTMLElement): string {
  return frameworkScripts(root)
    .map((script) => script.rawText)
    .filter((text) => STATE.test(text))
    .join(';');
}
