import { expect, test } from 'vitest';

import { ABOUT } from './about.ts';
import { pagesOf } from './pages.ts';
import type { Section } from './types.ts';

const SECTIONS: Section[] = ABOUT.sections;

function sectionOf<Kind extends Section['kind']>(kind: Kind, id: string): Extract<Section, { kind: Kind }> {
  const found = SECTIONS.find(
    (section): section is Extract<Section, { kind: Kind }> => section.kind === kind && section.id === id,
  );
  if (!found) throw new Error(`No section ${id} of kind ${kind}`);
  return found;
}

test('shows the five figures of the specification', () => {
  const values = sectionOf('figures', 'figures').figures.map((figure) => figure.value);
  expect(values).toEqual(['10x', '99.8%', '40%', '60%', '85%']);
});

test('has four principles, four capabilities and five backgrounds', () => {
  expect(sectionOf('points', 'principles').items).toHaveLength(4);
  expect(sectionOf('offers', 'capabilities').items).toHaveLength(4);
  expect(sectionOf('points', 'backgrounds').items).toHaveLength(5);
});

test('introduces the practices, and links each service beside a practice that leads it', () => {
  const { items } = sectionOf('offers', 'practices');
  expect(items).toHaveLength(7);
  const led = new Set(
    items.flatMap(({ points }) => points.map((point) => (typeof point === 'string' ? '' : point.href))),
  );
  expect(pagesOf('service').filter(({ path }) => !led.has(path))).toEqual([]);
});

test('ends with leadership and a call', () => {
  expect(SECTIONS.slice(-2).map((section) => section.id)).toEqual(['leadership', 'next-step']);
});

test('anchors are unique', () => {
  expect(new Set(SECTIONS.map((section) => section.id)).size).toBe(SECTIONS.length);
});
