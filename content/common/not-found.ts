import { FIRM } from '../firm.ts';
import type { TextLink } from '../types.ts';

export const NOT_FOUND = {
  title: `Page Not Found | ${FIRM.name}`,
  description: 'The page you asked for does not exist. Links to our services, insights and contact details.',
  status: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be old or mistyped. Try one of these pages instead.',
  home: { label: 'Return to Home', href: '/' },
  ways: [
    { label: 'Our services', href: '/#services' },
    { label: 'Insights', href: '/insights' },
    { label: 'Resource library', href: '/resources/library' },
  ],
  contact: 'Contact us',
  hotline: '24/7 hotline',
} as const satisfies { ways: TextLink[]; home: TextLink } & Record<string, unknown>;
