import type { Organization, WebSite } from 'schema-dts';

import { FIRM } from '#app/content/firm.ts';

export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

export function websiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

export function organization(siteUrl: string): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: FIRM.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    slogan: FIRM.tagline,
    description: FIRM.description,
    email: FIRM.email,
    telephone: FIRM.phone.label,
    sameAs: FIRM.social.map(({ href }) => href),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: 'emergency',
        telephone: FIRM.hotline.label,
        availableLanguage: 'en',
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '00:00',
          closes: '23:59',
        },
      },
      {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: FIRM.phone.label,
        email: FIRM.email,
        availableLanguage: 'en',
      },
    ],
    location: FIRM.offices.map(({ city, country }) => ({
      '@type': 'Place',
      name: `${FIRM.name} ${city}`,
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
    })),
  };
}

export function website(siteUrl: string): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: FIRM.name,
    url: `${siteUrl}/`,
    description: FIRM.description,
    inLanguage: 'en-GB',
    publisher: { '@id': organizationId(siteUrl) },
  };
}
