/** Words of the page sections themselves, the same on every page that has the section. */
export const BREADCRUMB = { label: 'Breadcrumb', services: 'Services', industries: 'Industries' };

export const NEXT_PAGE = {
  service: { nav: 'More services', next: 'Next service', all: 'All services', href: '/#services' },
  industry: { nav: 'More industries', next: 'Next industry', all: 'All industries', href: '/#industries' },
} as const;

export const INDUSTRY_SECTIONS = {
  solutions: 'Solutions',
  results: 'Results',
  fittingServices: 'Which services help, and why',
  law: 'Law and regulation',
  lawLead: 'Which rules apply and since when, and how soon you must report an incident.',
  lawNote: (day: string, months: string) =>
    `Compiled on ${day} from sources dated ${months}, and not checked on official pages. General information, not legal advice.`,
  lawTool: 'Work out your notification deadlines',
};

/** Column heading of the service levels, for screen readers. */
export const TIERS_ROW_HEADING = 'Service';

/** What a service takes, and the mark of its sample page. */
export const ENGAGEMENT = {
  eyebrow: 'Time, team and price',
  labels: { duration: 'Time', team: 'Team', price: 'Price' },
  sample: 'Sample',
  invented: 'Everything in this sample is invented.',
};

const HOUR_MINUTES = 60;

export const TIMELINE = {
  start: 'The call',
  mark: (minutes: number) => `${minutes} min`,
  within: (minutes: number) =>
    minutes > HOUR_MINUTES ? `Under ${minutes / HOUR_MINUTES} hours` : `Under ${minutes} minutes`,
};

export const MORE_RESOURCES = 'What to read, watch or try next';
