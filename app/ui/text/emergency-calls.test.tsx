import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { DANGER_FIRST } from '#content/response.ts';

import { EmergencyCalls } from './emergency-calls.tsx';

test('the numbers of the public emergency services can be called, and the text stays as it is', () => {
  const html = renderToStaticMarkup(<EmergencyCalls>{DANGER_FIRST}</EmergencyCalls>);
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="tel:999"', 'href="tel:112"', 'href="tel:911"']);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(DANGER_FIRST);
});
