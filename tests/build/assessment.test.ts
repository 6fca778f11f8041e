import { expect, test } from 'vitest';

import { AREAS, QUESTIONS } from '#content/assessment/questionnaire.ts';

import { BUILT_PAGES } from '#tests/harness/site/built-site.ts';
import { weighOnDemand } from './chunks.ts';

const PATH = '/resources/crisis-assessment';
const page = BUILT_PAGES.find(({ path }) => path === PATH);
const weight = weighOnDemand(
  'app/routes/resources/crisis-assessment.tsx',
  'app/features/assessment/assessment.tsx',
);

test('the assessment loads on demand within 35 KB, script and styles together', () => {
  expect(weight.files.some((file) => /\/assessment-.*\.js$/.test(file))).toBe(true);
  expect(weight.files.some((file) => /\/assessment-.*\.css$/.test(file))).toBe(true);
  expect(weight.bytes).toBeGreaterThan(10_000);
  expect(weight.bytes).toBeLessThanOrEqual(35_000);
});

test('no page loads parts of the assessment before it is started', () => {
  const own = weight.files.filter((file) => file.includes('/assessment-'));
  expect(own.length).toBeGreaterThan(1);
  for (const { path, html } of BUILT_PAGES) {
    expect(
      own.filter((file) => html.includes(file)),
      path,
    ).toEqual([]);
  }
  const statement = QUESTIONS[0]?.statements[0] ?? '';
  expect(page?.html).not.toContain(statement);
});

test('without JavaScript the start link leads to the checklists, and each area links to its questions', () => {
  const starts = page?.root.querySelectorAll('a[href="#assessment"]') ?? [];
  expect(starts.map((link) => link.text)).toContain('Start Assessment (15 min)');
  expect(page?.root.querySelector('#assessment input[type="checkbox"]')).not.toBeNull();
  for (const { id } of AREAS) {
    expect(page?.root.querySelector(`a[href="${PATH}?area=${id}#assessment"]`), id).not.toBeNull();
  }
});

test('the canonical URL is that of the page', () => {
  const canonical = page?.root.querySelector('link[rel="canonical"]')?.getAttribute('href');
  expect(new URL(canonical ?? '').pathname + new URL(canonical ?? '').search).toBe(PATH);
});
