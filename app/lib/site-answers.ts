const TIMEOUT_MS = 5000;

/** Whether the network is there and the site would answer a request for this address with a page. */
export async function siteAnswers(href: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok, status } = await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    return ok || status === 404;
  } catch {
    return false;
  }
}
