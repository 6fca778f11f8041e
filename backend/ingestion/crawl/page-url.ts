import { READ_LIMITS } from '../../public-web/read-limits.ts';

/** Campaign parameters: they change the URL but never the page. */
const CAMPAIGN_KEY = /^(utm_.*|gclid|fbclid|msclkid|mc_cid|mc_eid)$/i;

/** File extensions that do not belong to pages. */
const FILE = /\.(?!html?$|xhtml$|php$|aspx?$)[a-z0-9]{1,8}$/i;

function normalPath(path: string): string {
  const plain = path
    // Decode the escapes of unreserved characters, and write the others in upper case.
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[a-z0-9._~-]/i.test(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/\/{2,}/g, '/');
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain;
}

/**
 * Normalises a URL, so that each page has one spelling: without fragment, campaign parameters and trailing slash,
 * with sorted parameters. Returns `undefined` for anything other than a page of the origin of `base`.
 */
export function pageUrl(href: string, base: URL): URL | undefined {
  if (href.length > READ_LIMITS.urlLength || !URL.canParse(href, base.href)) return undefined;
  const url = new URL(href, base);
  if (url.origin !== base.origin || url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  // Decoding can uncover another escape or a `..` segment, so repeat until nothing changes.
  for (let path = normalPath(url.pathname); path !== url.pathname; path = normalPath(url.pathname)) {
    const before = url.pathname;
    url.pathname = path;
    if (url.pathname === before) return undefined;
  }
  const parameters = [...url.searchParams].filter(([key]) => !CAMPAIGN_KEY.test(key));
  url.search = new URLSearchParams(parameters).toString();
  url.searchParams.sort();
  if (url.href.length > READ_LIMITS.urlLength || FILE.test(url.pathname)) return undefined;
  return url;
}

/** Whether a path is one of `excluded` or lies below one of them. */
export function isExcluded(path: string, excluded: readonly string[]): boolean {
  return excluded.some((entry) => {
    const area = entry.replace(/(?<!\/)\/+$/, '');
    return path === area || path.startsWith(`${area}/`);
  });
}

/** Path and query: the key under which a page is stored. */
export function pathOf(url: URL): string {
  return url.pathname + url.search;
}
