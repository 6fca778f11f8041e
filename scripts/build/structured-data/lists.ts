import type { ItemList, Question } from 'schema-dts';

import { FIRM } from '#app/content/firm.ts';
import { INSIGHTS, RECENT_INSIGHTS, type InsightType } from '#app/content/insights.ts';
import type { PagePath } from '#app/content/pages.ts';
import { WHITE_PAPERS } from '#app/content/resources/white-papers.ts';
import type { Section } from '#app/content/types.ts';

import { organizationId } from './firm.ts';

const ITEM_TYPES = {
  'White Paper': 'Report',
  'Case Study': 'Article',
  Research: 'Article',
  Article: 'Article',
  Webinar: 'CreativeWork',
  Podcast: 'CreativeWork',
  Report: 'Report',
} as const satisfies Record<InsightType, string>;

type Listed = { type: InsightType; title: string; text: string; author: string; date: string; category: string };

function itemList(items: readonly Listed[], siteUrl: string): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ type, title, text, author, date, category }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': ITEM_TYPES[type],
        headline: title,
        name: title,
        abstract: text,
        datePublished: date,
        about: category,
        inLanguage: 'en-GB',
        // The full texts are for clients and subscribers.
        isAccessibleForFree: false,
        author: { '@type': 'Organization', name: `${FIRM.name} ${author}` },
        publisher: { '@id': organizationId(siteUrl) },
      },
    })),
  };
}

/** What a collection page lists, where its items are works with an author and a date. */
export function listOf(path: PagePath, siteUrl: string): ItemList | undefined {
  if (path === '/insights') {
    const items = [...INSIGHTS, ...RECENT_INSIGHTS].map((item) => ({ ...item, text: item.excerpt }));
    return itemList(items, siteUrl);
  }
  if (path === WHITE_PAPERS.path) {
    const items = WHITE_PAPERS.list.items.map((item) => ({
      ...item,
      type: 'White Paper' as const,
      text: item.description,
    }));
    return itemList(items, siteUrl);
  }
  return undefined;
}

/** The frequent questions that stand on a page. */
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
