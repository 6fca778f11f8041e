import { expect, test } from 'vitest';

import {
  CATEGORY_IMAGES,
  INSIGHT_ACTIONS,
  INSIGHT_CATEGORIES,
  INSIGHT_CHIPS,
  INSIGHT_TYPES,
  INSIGHTS,
  INSIGHTS_PAGE,
  RECENT_INSIGHTS,
} from './insights.ts';
import { PAGES } from './pages.ts';
import { CASE_STUDIES } from './resources/case-studies.ts';
import { WEBINARS } from './resources/webinars.ts';
import { WHITE_PAPERS } from './resources/white-papers.ts';

const PATHS = new Set<string>(PAGES.map((page) => page.path));
const ALL = [...INSIGHTS, ...RECENT_INSIGHTS];

test('chips and types are the specified ones, in order', () => {
  expect(INSIGHT_CHIPS).toEqual([
    'All Insights',
    'AI Strategy',
    'Crisis Management',
    'Risk Management',
    'Leadership',
    'Digital Transformation',
    'Operational Excellence',
  ]);
  expect(INSIGHT_TYPES).toEqual([
    'White Paper',
    'Case Study',
    'Research',
    'Article',
    'Webinar',
    'Podcast',
    'Report',
  ]);
});

test('only the first item is featured, and it is a white paper', () => {
  expect(INSIGHTS.map((item) => item.featured)).toEqual(INSIGHTS.map((_, at) => at === 0));
  expect(INSIGHTS[0].type).toBe('White Paper');
});

test('no chip is without an insight', () => {
  const used = new Set(INSIGHTS.map((item) => item.category));
  expect(
    INSIGHT_CATEGORIES.filter((category) => !used.has(category)),
    'INSIGHTS has none in these categories: keep the last one of a category until another replaces it',
  ).toEqual([]);
});

test('the recent list has one article, webinar, podcast and report', () => {
  expect(
    RECENT_INSIGHTS.map((item) => item.type),
    'The specification fixes these four: replace one by another of its type, and add new insights to INSIGHTS',
  ).toEqual(['Article', 'Webinar', 'Podcast', 'Report']);
});

test('latest and recent items are sorted newest first', () => {
  for (const list of [INSIGHTS.slice(1), RECENT_INSIGHTS]) {
    const dates = list.map((item) => item.date);
    expect(dates, 'Move the item to the place that its date gives it').toEqual(dates.toSorted().toReversed());
  }
});

test('no recent item is newer than a latest one', () => {
  const oldest = INSIGHTS.map((item) => item.date).toSorted()[0] ?? '';
  expect(
    RECENT_INSIGHTS.filter((item) => item.date > oldest).map((item) => item.id),
    `These are newer than the oldest of INSIGHTS (${oldest}): move them there`,
  ).toEqual([]);
});

test('papers and webinars have the date of their resource page', () => {
  const offered = [...WHITE_PAPERS.list.items, ...WEBINARS.recorded.items];
  const own = ALL.filter((item) => ['White Paper', 'Webinar'].includes(item.type));
  expect(own.map(({ id, date }) => [id, date])).toEqual(
    own.map(({ id }) => [id, offered.find((item) => item.id === id)?.date]),
  );
});

test('ids, titles and excerpts are unique, and dates are real days', () => {
  for (const key of ['id', 'title', 'excerpt'] as const) {
    expect(new Set(ALL.map((item) => item[key])).size).toBe(ALL.length);
  }
  const unreal = ALL.filter((item) => new Date(item.date).toISOString().slice(0, 10) !== item.date);
  expect(unreal.map((item) => item.id)).toEqual([]);
});

test('papers, cases and webinars match those on the resource pages', () => {
  const offered = [...WHITE_PAPERS.list.items, ...CASE_STUDIES.list.items, ...WEBINARS.recorded.items];
  const titles = new Map(offered.map((item) => [item.id, item.title]));
  const own = ALL.filter((item) => ['White Paper', 'Case Study', 'Webinar'].includes(item.type));
  expect(own.map((item) => [item.id, item.title])).toEqual(own.map((item) => [item.id, titles.get(item.id)]));
});

test('every category has the cover named after it', () => {
  const expected = INSIGHT_CATEGORIES.map((name) => `insight-${name.toLowerCase().replaceAll(' ', '-')}`);
  expect(INSIGHT_CATEGORIES.map((category) => CATEGORY_IMAGES[category])).toEqual(expected);
});

test('every button label starts with Read, View, Browse, Watch or Listen', () => {
  const labels = [
    ...Object.values(INSIGHT_ACTIONS),
    ...INSIGHTS_PAGE.library.cards.map((card) => card.action),
  ];
  expect(labels.filter((label) => !/^(Read|View|Browse|Watch|Listen) /.test(label))).toEqual([]);
});

test('the library has its three cards, and every link leads to a page', () => {
  const { library, newsletter, home } = INSIGHTS_PAGE;
  expect(library.cards.map((card) => card.name)).toEqual([
    'White Papers',
    'Market Research',
    'Webinars and Events',
  ]);
  const links = [...library.cards.map((card) => card.link), newsletter.privacyLink, home];
  expect(links.map((link) => link.href).filter((href) => !PATHS.has(href.split('#')[0] ?? ''))).toEqual([]);
});
