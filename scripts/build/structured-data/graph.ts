import type { BreadcrumbList, Graph, Service, Thing, WebPage } from 'schema-dts';

import { DATA_CHANGES } from '#content/deadlines/changes.ts';
import { DEADLINES_PATH, type RegimePage } from '#content/deadlines/regime-pages.ts';
import { LIVE_REGIMES } from '#content/deadlines/regimes.ts';
import { pageOf, type Page, type PagePath } from '#content/pages.ts';
import type { Section } from '#content/types.ts';

import { organization, organizationId, organizationName, website, websiteId } from './organization.ts';
import { listOf, questionsOf } from './lists.ts';

const COLLECTIONS: readonly PagePath[] = [
  '/insights',
  '/resources/white-papers',
  '/resources/case-studies',
  '/resources/webinars',
  '/resources/library',
];

function pageType(page: Page, hasQuestions: boolean) {
  if (page.path === '/about') return 'AboutPage' as const;
  if (COLLECTIONS.includes(page.path)) return 'CollectionPage' as const;
  return hasQuestions ? ('FAQPage' as const) : ('WebPage' as const);
}

function parentsOf(path: string): Page[] {
  if (path.startsWith(`${DEADLINES_PATH}/`)) return [pageOf(DEADLINES_PATH)];
  return path.startsWith('/insights/') ? [pageOf('/insights')] : [];
}

export function breadcrumbs(page: { path: string; label: string }, siteUrl: string): BreadcrumbList {
  const parents = parentsOf(page.path);
  const steps = [pageOf('/'), ...parents, page];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${page.path}#breadcrumb`,
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + path,
    })),
  };
}

function service(page: Page, siteUrl: string): Service {
  return {
    '@type': 'Service',
    '@id': `${siteUrl}${page.path}#service`,
    name: page.label,
    serviceType: page.label,
    description: page.description,
    url: siteUrl + page.path,
    provider: { '@id': organizationId(siteUrl) },
  };
}

/** Describes a page to search engines in schema.org terms. It may contain only what the page itself shows. */
export function structuredData(page: Page, sections: readonly Section[], siteUrl: string): Graph {
  const isHome = page.path === '/';
  const isService = page.group === 'service';
  const questions = questionsOf(sections);
  const list = listOf(page.path, siteUrl);
  const url = siteUrl + page.path;
  const webPage: WebPage = {
    '@type': pageType(page, questions.length > 0),
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    dateModified: page.updated,
    isPartOf: { '@id': websiteId(siteUrl) },
    about: { '@id': isService ? `${url}#service` : organizationId(siteUrl) },
    breadcrumb: { '@id': `${url}#breadcrumb` },
    ...(questions.length > 0 ? { mainEntity: questions } : {}),
    ...(list ? { mainEntity: list } : {}),
  };
  const isAboutTheFirm = isHome || page.path === '/about';
  const firm = isAboutTheFirm ? organization(siteUrl) : organizationName(siteUrl);
  const things: Thing[] = [firm, website(siteUrl)];
  // The `WebSite` entry already describes the home page.
  if (!isHome) things.push(webPage, breadcrumbs(page, siteUrl));
  if (isService) things.push(service(page, siteUrl));
  return { '@context': 'https://schema.org', '@graph': things };
}

/** Structured data for the page of a law. */
export function structuredDataOfRegime(page: RegimePage, siteUrl: string): Graph {
  const { path, title, description, id } = page;
  const regime = LIVE_REGIMES[id];
  if (!regime) throw new Error(`${id} has a page and no regime.`);
  const url = siteUrl + path;
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: 'en-GB',
    dateModified: DATA_CHANGES[0].date,
    lastReviewed: regime.lastChecked,
    isPartOf: { '@id': websiteId(siteUrl) },
    about: {
      '@type': 'Legislation',
      name: regime.name,
      legislationIdentifier: regime.text,
      url: regime.source,
    },
    breadcrumb: { '@id': `${url}#breadcrumb` },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organizationName(siteUrl), website(siteUrl), webPage, breadcrumbs(page, siteUrl)],
  };
}
