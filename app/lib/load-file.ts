import { siteAnswers } from './site-answers.ts';

/** A line that is alive delivers a file in less. */
const TIMEOUT_MS = 20_000;

const MISSING = 'MissingFileError';

const loading = new Map<string, Promise<void>>();

function missingFile(href: string, cause?: unknown): Error {
  return Object.assign(new Error(`${href} is not on the server`, { cause }), { name: MISSING });
}

async function fetchFile(href: string): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw missingFile(href);
  // Read to the end, so that the browser's cache holds it.
  await answer.arrayBuffer();
}

async function applySheet(href: string): Promise<void> {
  await fetchFile(href);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
  document.head.append(link);
  await promise.catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

/**
 * Brings a script into the browser's cache, or a style sheet into the page. A failed `import` may be remembered by the
 * browser for as long as the page lives; one that starts only when all its files are here can be tried again.
 */
export function loadFile(href: string): Promise<void> {
  const known = loading.get(href);
  if (known) return known;
  // Named by the boot script or the document itself.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const started = href.endsWith('.css') ? applySheet(href) : fetchFile(href);
  loading.set(href, started);
  started.catch(() => loading.delete(href));
  return started;
}

/**
 * What the build makes of `import()` (vite.config.ts).
 * @public
 * @param files scripts and style sheets that the module needs, below the root of the site
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => loadFile(`/${file}`)));
  try {
    return await load();
  } catch (error) {
    throw (await siteAnswers(window.location.href)) ? missingFile('A module', error) : error;
  }
}

export function isFileMissing(error: unknown): boolean {
  return error instanceof Error && error.name === MISSING;
}

/**
 * Words for a part of the page that could not be loaded: a later release may have removed its file.
 * @param otherwise what to say when the connection is to blame
 */
export function loadFaultText(error: unknown, otherwise: string): string {
  return isFileMissing(error)
    ? 'This part of the page could not be loaded. Reload the page and try again: an enquiry that you have begun is kept.'
    : otherwise;
}
