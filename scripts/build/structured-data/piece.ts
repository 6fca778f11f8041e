import type { Graph } from 'schema-dts';

import { FIRM } from '#content/firm.ts';
import type { LoadedPiece } from '#scripts/build/insights/load-pieces.ts';
import { pageOfPiece } from '#scripts/build/insights/piece-card.ts';
import { pageSlug } from '#app/lib/pages/page-slug.ts';

import { breadcrumbs } from './graph.ts';
import { ITEM_TYPES } from './lists.ts';
import { organizationId, organizationName, website, websiteId } from './organization.ts';

/** Describes the page of a piece. `hasPart` names the element with the text, which is for clients and subscribers. */
export function structuredDataOfPiece(piece: LoadedPiece, siteUrl: string): Graph {
  const { path, title, abstract, date, practice, topics, text } = piece;
  const url = siteUrl + path;
  const page = pageOfPiece(piece);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationName(siteUrl),
      website(siteUrl),
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        url,
        name: page.title,
        description: page.description,
        inLanguage: 'en-GB',
        isPartOf: { '@id': websiteId(siteUrl) },
        mainEntity: { '@id': `${url}#piece` },
        breadcrumb: { '@id': `${url}#breadcrumb` },
      },
      {
        '@type': ITEM_TYPES[piece.type],
        '@id': `${url}#piece`,
        url,
        headline: title,
        name: title,
        abstract,
        datePublished: date,
        about: topics,
        wordCount: text.words,
        inLanguage: 'en-GB',
        image: `${siteUrl}/og/${pageSlug(path)}.jpg`,
        author: { '@type': 'Organization', name: `${FIRM.name} ${practice}` },
        publisher: { '@id': organizationId(siteUrl) },
        isAccessibleForFree: false,
        hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.piece-body' },
      },
      breadcrumbs({ path, label: title }, siteUrl),
    ],
  };
}
