import { createHash } from 'node:crypto';

import { readDocument } from './content-tree.ts';
import { sectionsOf } from './split-sections.ts';
import { passagesOf } from './page-passages.ts';
import type { Passage } from './page-passages.ts';

export type ExtractedPage = {
  title: string;
  description: string;
  canonical: string | undefined;
  noindex: boolean;
  links: string[];
  passages: (Passage & { contentHash: string })[];
  /** Digest of all passages, equal for pages with the same content. */
  contentHash: string;
};

export function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}

/** Removes NUL and replaces lone surrogates, since PostgreSQL stores neither, and collapses white space. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().replaceAll(/\s+/g, ' ').trim();
}

/** The title without the site's name at its end. */
function ownTitle(title: string, siteName: string): string {
  if (siteName === '' || !title.endsWith(` ${siteName}`)) return title;
  const rest = title.slice(0, -siteName.length).trimEnd();
  return /\s[|–—·-]$/.test(rest) ? rest.slice(0, -1).trimEnd() : title.slice(0, -siteName.length);
}

export function extractPage(html: string, url: URL): ExtractedPage {
  const { title, siteName, description, canonical, noindex, links, main } = readDocument(html);
  const sections = sectionsOf(main);
  const passages = passagesOf(sections).map(({ anchor, headingPath, content }) => {
    const id = anchor === undefined ? undefined : storable(anchor);
    const path = headingPath.map(storable);
    const text = content.replaceAll('\0', '').toWellFormed();
    return { anchor: id, headingPath: path, content: text, contentHash: digest([id, path, text]) };
  });
  return {
    title: storable(ownTitle(storable(title), storable(siteName))) || url.pathname,
    description: storable(description),
    canonical,
    noindex,
    links,
    passages,
    contentHash: digest(passages.map((passage) => passage.contentHash)),
  };
}
