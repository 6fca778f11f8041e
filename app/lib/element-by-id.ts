/** A page that was left before its content came is not waited for any longer. */
const PATIENCE_MS = 10_000;

/** The element of that id, as soon as the page that holds it has been rendered. */
export async function elementById(id: string): Promise<HTMLElement | null> {
  const since = performance.now();
  while (performance.now() - since < PATIENCE_MS) {
    const element = document.getElementById(id);
    if (element) return element;
    await new Promise((resolve) => window.setTimeout(resolve, 16));
  }
  return null;
}
