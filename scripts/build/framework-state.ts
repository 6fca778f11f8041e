import type { HTMLElement } from 'node-html-parser';

/** The framework's inline scripts: its state, the same on every page, and where the page had been scrolled to. */
const STATE = /^window\.__reactRouterContext\b/;
const SCROLL_POSITION = /^\(\(storageKey, restoreKey\) =>/;

/**
 * Inline scripts that the framework wrote. Their elements stay, emptied, for React to find; what the state's do is
 * done when the page comes alive, and browsers return to where a page had been scrolled to by themselves.
 * @throws Error when there is one of another form
 */
export function frameworkScripts(root: HTMLElement): HTMLElement[] {
  const scripts = root.querySelectorAll('script').filter((script) => script.attributes['type'] === undefined);
  for (const { rawText } of scripts) {
    if (!STATE.test(rawText) && !SCROLL_POSITION.test(rawText)) {
      throw new Error(`the framework's inline script has another form than this build knows: ${rawText}`);
    }
  }
  return scripts;
}

/** What these scripts of a page set up. */
export function frameworkState(root: HTMLElement): string {
  return frameworkScripts(root)
    .map((script) => script.rawText)
    .filter((text) => STATE.test(text))
    .join(';');
}
