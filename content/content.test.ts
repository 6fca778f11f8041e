import { expect, test } from 'vitest';

import { isCalendarDay } from '../shared/time/calendar-day.ts';

import { DATA_CHANGES } from './deadlines/changes.ts';
import { FIRM, HOTLINES } from './firm.ts';
import { PAGES, pageOf, pagesOf } from './pages.ts';
import { PLACEHOLDERS } from './placeholders.ts';

type TextField = 'path' | 'title' | 'description' | 'summary' | 'label';

function repeated(field: TextField): string[] {
  const values: string[] = PAGES.map((page) => page[field]);
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test.each(['path', 'title', 'description', 'summary', 'label'] as const)(
  'no two pages share a %s',
  (field) => {
    expect(repeated(field)).toEqual([]);
  },
);

test('titles have 30 to 60 characters and contain the firm’s name', () => {
  const titles = PAGES.map((page) => page.title);
  expect(titles.filter((title) => title.length < 30 || title.length > 60)).toEqual([]);
  expect(titles.filter((title) => !title.includes(FIRM.name))).toEqual([]);
});

test('descriptions have 70 to 160 characters', () => {
  const descriptions = PAGES.map((page) => page.description);
  expect(descriptions.filter((text) => text.length < 70 || text.length > 160)).toEqual([]);
});

test('paths are canonical: lower case, no trailing slash', () => {
  const paths: string[] = PAGES.map((page) => page.path);
  expect(paths.filter((path) => path !== '/' && !/^(\/[a-z]+(-[a-z]+)*)+$/.test(path))).toEqual([]);
});

test('services, industries, resources and legal pages are the specified ones, in order', () => {
  expect(pagesOf('service').map((page) => page.path)).toEqual([
    '/services/ai-education',
    '/services/full-service-consulting',
    '/services/executive-coaching',
    '/services/technical-program-management',
    '/services/risk-resilience',
    '/services/insights-enablement',
    '/services/training-exercises-simulation',
    '/services/incident-response',
  ]);
  expect(pagesOf('industry').map((page) => page.path)).toEqual([
    '/industries/technology',
    '/industries/retail',
    '/industries/finance',
    '/industries/healthcare',
    '/industries/education',
    '/industries/insurance',
    '/industries/defense',
    '/industries/government',
  ]);
  expect(pagesOf('resource').map((page) => page.path)).toEqual([
    '/resources/white-papers',
    '/resources/case-studies',
    '/resources/webinars',
    '/resources/crisis-assessment',
    '/resources/library',
  ]);
  expect(pagesOf('legal').map((page) => page.path)).toEqual(['/privacy', '/terms', '/security']);
  expect(pagesOf('main').map((page) => page.path)).toEqual(['/', '/insights', '/about']);
});

test('every page is indexed, except the account pages', () => {
  const hidden = PAGES.filter((page) => !page.indexed).map((page) => page.path);
  expect(hidden).toEqual(pagesOf('account').map((page) => page.path));
});

test('every page has a valid date of its last change', () => {
  expect(PAGES.filter((page) => !isCalendarDay(page.updated)).map((page) => page.path)).toEqual([]);
});

test('the page of the changes to the deadlines is as new as the last of them', () => {
  expect(pageOf('/resources/notification-deadlines/changes').updated >= DATA_CHANGES[0].date).toBe(true);
});

test('a page is found by its path', () => {
  expect(PAGES.filter((page) => pageOf(page.path) !== page)).toEqual([]);
});

test('telephone numbers are dialled as printed', () => {
  for (const { label, href } of [...HOTLINES, FIRM.phone]) {
    expect(label).toMatch(/^\+\d/);
    expect(href).toBe(`tel:${label.replace(/[^+\d]/g, '')}`);
  }
});

const isListed = (where: string) => PLACEHOLDERS.some((placeholder) => placeholder.where === where);

test('telephone numbers are reserved for fiction exactly while they are listed as placeholders', () => {
  const isFictional = ({ label }: { label: string }) =>
    /^(\+44 20 7946 0\d{3}|\+1 \(555\) 01\d{2})$/.test(label);
  const areHotlinesListed = isListed('content/firm.ts, hotline and usHotline');
  expect(HOTLINES.map(isFictional)).toEqual(HOTLINES.map(() => areHotlinesListed));
  expect(isFictional(FIRM.phone)).toBe(isListed('content/firm.ts, phone'));
});

test('the domain is reserved for examples exactly while it is listed as a placeholder', () => {
  const domain = new URL(FIRM.siteUrl).hostname.replace('www.', '');
  for (const address of [FIRM.email, FIRM.securityEmail, FIRM.privacyEmail]) {
    expect(address).toMatch(/^[a-z]+@/);
    expect(address.endsWith(`@${domain}`)).toBe(true);
  }
  expect(domain.endsWith('.example')).toBe(isListed('content/firm.ts, DOMAIN'));
});

test('the firm has the specified offices, hours and copyright year', () => {
  expect(FIRM.offices.map((office) => office.city)).toEqual(['London', 'New York', 'San Francisco']);
  expect(FIRM.officeHours).toContain('0800 to 1800');
  expect(FIRM.emergencyHours).toBe('24/7/365');
  expect(FIRM.copyrightYear).toBe(2024);
});
