import { FIRM } from '../firm.ts';
import { IDENTITY } from '../identity.ts';

/** First link of each page, for keyboards and screen readers. */
export const SKIP_LINK = 'Skip to content';

/** Accessible name of the logo's link. */
export const HOME_LINK = `${FIRM.name}, home`;

export type MenuGroup = 'service' | 'industry';

export const MENU_GROUPS = [
  {
    group: 'service',
    label: 'Services',
    text: 'Eight disciplines, one accountable team, from first diagnosis to the call at three in the morning.',
  },
  {
    group: 'industry',
    label: 'Industries',
    text: 'Eight sectors whose terrain we know: the regulators, the systems and the way a bad day begins.',
  },
] as const satisfies readonly { group: MenuGroup; label: string; text: string }[];

/** The navigation's own words. Its links to pages take their labels from the page registry. */
export const MENU = {
  label: 'Main',
  open: 'Menu',
  close: 'Close',
  contact: 'Contact',
  consultation: 'Schedule Consultation',
  /** The place and the number of each follow. */
  hotline: '24/7 hotline',
};

export const FOOTER = {
  hotline: 'Dealing with an incident? Call at any hour.',
  services: 'Services',
  industries: 'Industries',
  resources: 'Resources',
  legal: 'Legal',
  copyright: `© ${FIRM.copyrightYear} ${IDENTITY.company}, registered in ${IDENTITY.registeredIn}, company number ${IDENTITY.companyNumber}. All rights reserved.`,
};
