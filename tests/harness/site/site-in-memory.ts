import type { ReadUrl, UrlResponse } from '#backend/public-web/read-url.ts';

type Entry = Partial<UrlResponse> | string;

/** Pages as the ingestion would read them: by path, HTML or another response. */
export type SiteInMemory = Map<string, Entry | (() => Entry | Promise<Entry>)>;

/** HTML of a page with a heading, a text and links. */
export function pageOf(title: string, text: string, links: string[] = [], head = ''): string {
  const anchors = links.map((href) => `<a href="${href}">${href}</a>`).join(' ');
  return `<!doctype html><title>${title}</title>${head}<main><h1>${title}</h1><p>${text}</p></main>${anchors}`;
}

/** Reads a site from memory; unknown paths get 404. */
export function readerOf(site: SiteInMemory): ReadUrl {
  return async (url, { types }) => {
    const entry = site.get(url.pathname + url.search) ?? { status: 404, type: 'text/html' };
    const given = typeof entry === 'function' ? await entry() : entry;
    const whole: UrlResponse = {
      status: 200,
      type: url.pathname.endsWith('.txt')
        ? 'text/plain'
        : url.pathname.endsWith('.xml')
          ? 'application/xml'
          : 'text/html',
      location: undefined,
      robotsTag: '',
      text: '',
      ...(typeof given === 'string' ? { text: given } : given),
    };
    const isWanted = whole.status === 200 && types.includes(whole.type);
    return isWanted ? whole : { ...whole, text: undefined };
  };
}
