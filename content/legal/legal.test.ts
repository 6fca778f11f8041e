import { describe, expect, test } from 'vitest';

import { FIRM, HOTLINES } from '../firm.ts';
import { pagesOf } from '../pages.ts';
import type { LegalPage } from '../types.ts';

import { clausesOf } from './clauses.ts';
import { PRIVACY } from './privacy.ts';
import { SECURITY } from './security.ts';
import { TERMS } from './terms.ts';

const LEGAL: LegalPage[] = [PRIVACY, TERMS, SECURITY];

function copyOf(page: LegalPage): string[] {
  const sections = page.sections.flatMap((section) => [
    section.heading,
    ...section.blocks.flatMap(clausesOf),
  ]);
  const features = page.path === '/security' ? SECURITY.features.flatMap(Object.values<string>) : [];
  return [page.heading, page.updated, page.lead, ...features, ...sections];
}

test('every registered legal page has its text, in registry order', () => {
  expect(LEGAL.map((page) => page.path)).toEqual(pagesOf('legal').map((page) => page.path));
});

test('privacy and terms carry the date that the specification fixes', () => {
  expect([PRIVACY.updated, TERMS.updated]).toEqual(Array(2).fill('Last updated January 2024'));
});

test('privacy and terms refer to nothing later than their date', () => {
  const years = [PRIVACY, TERMS].flatMap(copyOf).flatMap((text) => text.match(/\b20\d\d\b/g) ?? []);
  expect(years.filter((year) => Number(year) > 2024)).toEqual([]);
});

test.each(['due in 30 days', '1.5% per month', '30 days’ notice', '15-day cure period', 'England and Wales'])(
  'the terms contain: %s',
  (phrase) => {
    expect(copyOf(TERMS).some((text) => text.includes(phrase))).toBe(true);
  },
);

test('the six security cards carry the specified figures', () => {
  expect(SECURITY.features.map((feature) => feature.figure)).toEqual([
    '99.9% uptime guarantee',
    'AES-256 at rest, TLS 1.3 in transit',
    '24/7 security operations centre',
    'Multi-factor authentication, least privilege',
    'Response time under 15 minutes',
    'SOC 2 Type II, ISO 27001, industry-specific regulation',
  ]);
});

test('the security contact names both hotlines', () => {
  const contact = SECURITY.sections.at(-1)?.blocks.flatMap(clausesOf).join('\n');
  for (const { place, label } of HOTLINES) {
    expect(contact).toContain(place);
    expect(contact).toContain(label);
  }
});

test('the security page covers the specified subjects in order', () => {
  expect(SECURITY.sections.map((section) => section.id)).toEqual([
    'data-protection',
    'identity-and-access',
    'infrastructure',
    'compliance',
    'crisis-response',
    'human-security',
    'vendors',
    'transparency',
    'security-contact',
  ]);
});

test('the privacy and security pages state their contact addresses', () => {
  expect(copyOf(PRIVACY).join('\n')).toContain(FIRM.privacyEmail);
  expect(copyOf(SECURITY).join('\n')).toContain(FIRM.securityEmail);
});

describe.each(LEGAL.map((page) => [page.path, page] as const))('%s', (_, page) => {
  test('has unique anchors that are safe in URLs, and no empty section', () => {
    const ids = page.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
    expect(page.sections.filter((section) => section.blocks.length === 0)).toEqual([]);
  });

  test('contact lines link by mail or telephone only', () => {
    const hrefs = page.sections
      .flatMap((section) => section.blocks)
      .flatMap((block) => (block.kind === 'contact' ? block.lines : []))
      .flatMap((line) => line.href ?? []);
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !/^(mailto|tel):/.test(href))).toEqual([]);
  });

  test('has no empty text', () => {
    const copy = copyOf(page);
    expect(copy.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  });
});
