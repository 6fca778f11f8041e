import type { ItemList, Question } from 'schema-dts';

import { FIRM } from '#content/firm.ts';
import { INSIGHTS, RECENT_INSIGHTS, type Insight } from '#content/insights.ts';
import type { PieceType } from '#content/insights/piece.ts';
import type { PagePath } from '#content/pages.ts';
import { WEBINARS } from '#content/resources/webinars.ts';
import { WHITE_PAPERS } from '#content/resources/white-papers.ts';
import type { Section } from '#content/types.ts';

import { eventPath } from '#shared/events/paths.ts';
import { PIECES } from '#scripts/build/insights/pieces.ts';

import { organizationId } from './organization.ts';

export const ITEM_TYPES = {
  'White Paper': 'Report',
  'Case Study': 'Article',
  Research: 'Article',
  Article: 'Article',
  Webinar: 'CreativeWork',
  Podcast: 'CreativeWork',
  Report: 'Report',
  Guide: 'Report',
  Template: 'CreativeWork',
  Checklist: 'CreativeWork',
  Video: 'CreativeWork',
  Training: 'CreativeWork',
} as const satisfies Record<PieceType, string>;

/** An insight, or another publication described by the same fields. */
type Work = Pick<Insight, 'id' | 'type' | 'title' | 'excerpt' | 'author' | 'date' | 'category'>;

function isPublished(id: string): boolean {
  return PIECES.some((piece) => piece.id === id);
}

function itemList(works: readonly Work[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: works.length,
    itemListElement: works.map(({ id, type, title, excerpt, author, date, category }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': ITEM_TYPES[type],
        ...(isPublished(id) ? { url: `${siteUrl}/insights/${id}` } : {}),
        headline: title,
        name: title,
        abstract: excerpt,
        datePublished: date,
        about: category,
        inLanguage: 'en-GB',
        // The full texts are only for clients and subscribers.
        isAccessibleForFree: false,
        author: { '@type': 'Organization', name: `${FIRM.name} ${author}` },
        publisher: { '@id': organizationId(siteUrl) },
      },
    })),
  };
}

/** The upcoming sessions by the pages that describe them. The server answers these, because sessions change. */
function sessionList(siteUrl: string): ItemList {
  const { items } = WEBINARS.upcoming;
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ id, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: siteUrl + eventPath(id),
    })),
  };
}

/** The list on a collection page, if its items are sessions, or publications with an author and a date. */
export function listOf(path: PagePath, siteUrl: string): ItemList | undefined {
  if (path === '/insights') return itemList([...INSIGHTS, ...RECENT_INSIGHTS], siteUrl);
  if (path === WHITE_PAPERS.path) {
    const papers = WHITE_PAPERS.list.items.map(({ id, title, description, author, date, category }) => {
      return { id, type: 'White Paper' as const, title, excerpt: description, author, date, category };
    });
    return itemList(papers, siteUrl);
  }
  return path === WEBINARS.path ? sessionList(siteUrl) : undefined;
}

/** The frequently asked questions on a page. */
export function questionsOf(sections: readonly Section[]): Question[] {
  return sections
    .filter((section) => section.kind === 'questions')
    .flatMap(({ items }) => items)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    }));
}
