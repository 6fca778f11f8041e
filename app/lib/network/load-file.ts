import { PART_NOT_LOADED } from '#content/common/notices.ts';
import { RECOVERY_SCRIPT, type Recover } from '#shared/recovery.ts';

import { isSiteReachable } from './site-reachable.ts';

/** A working connection delivers a file in less time. */
const TIMEOUT_MS = 20_000;

const MISSING = 'MissingFileError';

const loading = new Map<string, Promise<void>>();

function missingFile(href: string, cause?: unknown): Error {
  return Object.assign(new Error(`${href} is not on the server`, { cause }), { name: MISSING });
}

async function fetchFile(href: string): Promise<void> {
  const answer = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw missingFile(href);
  // Read the whole body, so that the browser caches it.
  await answer.arrayBuffer();
}

async function applySheet(href: string): Promise<void> {
  await fetchFile(href);
  const link = document.createElement('link');
  try {
    await new Promise((resolve, reject) => {
      Object.assign(link, { rel: 'stylesheet', href, onload: resolve, onerror: reject });
      document.head.append(link);
    });
  } catch (error) {
    link.remove();
    throw error;
  }
}

/**
 * Loads a script into the browser's cache, or a style sheet into the page. A browser may remember a failed `import` for
 * the lifetime of the page, so all files of a module are fetched first: a failed fetch can be retried.
 */
export function loadFile(href: string): Promise<void> {
  const pending = loading.get(href);
  if (pending) return pending;
  // The boot script or the document itself already links it.
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const started = href.endsWith('.css') ? applySheet(href) : fetchFile(href);
  loading.set(href, started);
  started.catch(() => loading.delete(href));
  return started;
}

/**
 * The build compiles every `import()` to a call of this (vite.config.ts).
 * @public
 * @param files scripts and style sheets that the module needs, relative to the root of the site
 */
export async function importWithFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => loadFile(`/${file}`)));
  try {
    return await load();
  } catch (error) {
    throw (await isSiteReachable(window.location.href)) ? missingFile('A module', error) : error;
  }
}

export function isFileMissing(error: unknown): boolean {
  return error instanceof Error && error.name === MISSING;
}

/**
 * Lets the page recover if `error` means that a later release has removed a file: it reloads with what was typed, and
 * `pressed` is pressed again. Resolves only if the page stays as it is.
 */
export async function recoverFrom(error: unknown, pressed: Element | null): Promise<void> {
  if (!isFileMissing(error)) return;
  try {
    const { recover } = (await import(/* @vite-ignore */ RECOVERY_SCRIPT)) as { recover: Recover };
    if (await recover(pressed ? [pressed] : [])) await new Promise(() => {});
  } catch {
    // The caller tells the visitor to reload the page.
  }
}

/**
 * Message for a part of the page that failed to load. A later release may have removed its file.
 * @param otherwise the message for any other cause, usually the connection
 */
export function loadFaultText(error: unknown, otherwise: string): string {
  return isFileMissing(error) ? PART_NOT_LOADED : otherwise;
}
