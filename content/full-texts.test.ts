import { expect, test } from 'vitest';

import { OPEN_TO_READERS } from './full-texts.ts';
import { INSIGHTS_PAGE } from './insights.ts';
import { TERMS } from './legal/terms.ts';
import { PAGES } from './pages.ts';
import { CASE_STUDIES } from './resources/case-studies.ts';
import { LIBRARY } from './resources/library.ts';
import { WEBINARS } from './resources/webinars.ts';
import { WHITE_PAPERS } from './resources/white-papers.ts';

const RESOURCE_PAGES = [INSIGHTS_PAGE, WHITE_PAPERS, CASE_STUDIES, WEBINARS, LIBRARY];

function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return content !== null && typeof content === 'object' ? Object.values(content).flatMap(textsOf) : [];
}

test('no page promises a full text to somebody who has not confirmed an address', () => {
  const sentences = textsOf([...RESOURCE_PAGES, TERMS, PAGES]).flatMap((text) => text.split(/(?<=\.)\s/));
  const about = sentences.filter((sentence) => /subscribers/i.test(sentence));
  expect(about.length).toBeGreaterThan(5);
  expect(about.filter((sentence) => !/confirm/.test(sentence))).toEqual([]);
});

test.each(RESOURCE_PAGES.map((page) => [page.path, page] as const))(
  '%s says to whom the full texts are open',
  (_, page) => {
    expect(textsOf(page).some((text) => text.includes(OPEN_TO_READERS))).toBe(true);
  },
);
