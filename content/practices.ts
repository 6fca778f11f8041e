import type { Practice } from './insights.ts';
import type { PagePath } from './pages.ts';

type PracticeRole = {
  remit: string;
  /** Completes "Its people come from …". */
  background: string;
  /** The services that it leads, alone or with others. */
  services: PagePath[];
};

/** The practices that author and present, and what each is for. */
export const PRACTICES = {
  'AI Strategy Practice': {
    remit:
      'Teaches leaders and specialists to decide about AI, and looks after the models that the firm itself uses.',
    background: 'frontier research institutes and big technology companies',
    services: ['/services/ai-education'],
  },
  'Program Delivery Practice': {
    remit:
      'Leads strategic change and technology programmes from the mandate until your managers run the result.',
    background: 'global management consulting and big technology companies',
    services: ['/services/full-service-consulting', '/services/technical-program-management'],
  },
  'Leadership Practice': {
    remit: 'Coaches leaders and their committees. Its notes stay apart from those of every other practice.',
    background: 'military and government service, and global management consulting',
    services: ['/services/executive-coaching'],
  },
  'Risk Advisory Practice': {
    remit: 'Writes risk statements with boards, and rebuilds and tests the services that must not fail.',
    background: 'tier 1 investment banking and global management consulting',
    services: ['/services/risk-resilience'],
  },
  'Intelligence and Analytics Practice': {
    remit: 'Watches markets and threats, and builds the measures with which committees decide.',
    background: 'government service and tier 1 investment banking',
    services: ['/services/insights-enablement'],
  },
  'Exercises and Simulation Practice': {
    remit: 'Writes, runs and evaluates exercises, and builds the models that they are played on.',
    background: 'military service and research institutes',
    services: ['/services/training-exercises-simulation'],
  },
  'Crisis Response Practice': {
    remit:
      'Answers the hotline, directs the response beside your executives and investigates attacks on systems.',
    background: 'military and government service, and big technology companies',
    services: ['/services/incident-response', '/services/training-exercises-simulation'],
  },
} satisfies Record<Practice, PracticeRole>;
