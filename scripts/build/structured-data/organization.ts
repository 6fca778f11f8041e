import type { Organization, WebSite } from 'schema-dts';

import { FIRM, HOTLINES } from '#content/firm.ts';
import { pageOf } from '#content/pages.ts';

export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

export function websiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

/** The firm's name and URL only, for pages that merely identify their publisher. */
export function organizationName(siteUrl: string): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: FIRM.name,
    url: `${siteUrl}/`,
  };
}

/** The firm's full description, for the home page, where search engines look for it, and the About page. */
export function organization(siteUrl: string): Exclude<Organization, string> {
  return {
    ...organizationName(siteUrl),
    logo: `${siteUrl}/icons/icon-512.png`,
    description: pageOf('/').description,
    email: FIRM.email,
    telephone: FIRM.phone.label,
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: HOTLINES.map(({ label }) => label),
      },
    ],
    address: FIRM.offices.map(({ city, country }) => ({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: country,
    })),
  };
}

export function website(siteUrl: string): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: FIRM.name,
    url: `${siteUrl}/`,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(siteUrl) },
  };
}
