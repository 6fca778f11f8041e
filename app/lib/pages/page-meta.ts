import type { MetaDescriptor } from 'react-router';

import { FIRM } from '#content/firm.ts';
import { PAGES } from '#content/pages.ts';

import { pageSlug } from './page-slug.ts';
import { SITE_URL } from './site-url.ts';

function absoluteUrl(path: string): string {
  return `${SITE_URL}${path}`;
}

export const NOT_INDEXED: MetaDescriptor = { name: 'robots', content: 'noindex' };

type SharedPage = { path: string; title: string; description: string };

/** Canonical URL and share cards. */
function shareMeta({ path, title, description }: SharedPage, pictured: string): MetaDescriptor[] {
  const url = absoluteUrl(path);
  const image = absoluteUrl(`/og/${pageSlug(pictured)}.jpg`);
  return [
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: FIRM.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    // Twitter takes title, description and image from the Open Graph tags.
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Title, description, canonical URL and share cards of a path, from the page registry. */
export function pageMeta(path: string): MetaDescriptor[] {
  const canonicalPath = path === '/' ? path : path.replace(/\/$/, '');
  const page = PAGES.find((candidate) => candidate.path === canonicalPath);
  if (!page) return [{ title: FIRM.name }, NOT_INDEXED];

  const meta: MetaDescriptor[] = [{ title: page.title }, { name: 'description', content: page.description }];
  return page.indexed ? [...meta, ...shareMeta(page, page.path)] : [...meta, NOT_INDEXED];
}

/** Title, description, canonical URL and share cards of a page outside the registry, with the share image of `pictured`. */
export function subpageMeta(page: SharedPage, pictured: string): MetaDescriptor[] {
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    ...shareMeta(page, pictured),
  ];
}
