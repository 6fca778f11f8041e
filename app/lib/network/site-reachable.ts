const TIMEOUT_MS = 5000;

/** Whether the site can be reached and answers this URL with a page. A 404 counts: it has a page as well. */
export async function isSiteReachable(href: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return ok || status === 404;
  } catch {
    return false;
  }
}
