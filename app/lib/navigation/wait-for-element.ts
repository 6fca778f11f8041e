/** Ends the wait in case the visitor left the page before its content was rendered. */
const TIMEOUT_MS = 10_000;

/** Waits until the element with this id has been rendered; null if it is not within the timeout. */
export async function waitForElement(id: string): Promise<HTMLElement | null> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < TIMEOUT_MS) {
    const element = document.getElementById(id);
    if (element) return element;
    await new Promise((resolve) => window.setTimeout(resolve, 16));
  }
  return null;
}
