import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { AREAS } from '#content/assessment/questionnaire.ts';

import { assess } from '../scoring/scoring.ts';
import { AreaTable } from './area-table.tsx';

test('every part of the table has an explicit role', () => {
  const html = renderToStaticMarkup(<AreaTable result={assess(AREAS, {})} earlier={assess(AREAS, {})} />);
  const tags = html.match(/<(table|thead|tbody|tfoot|tr|th|td)\b[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(AREAS.length * 5);
  expect(tags.filter((tag) => !tag.includes(' role="'))).toEqual([]);
});
