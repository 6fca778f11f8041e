import { OPEN_TO_READERS } from '../full-texts.ts';
import type { PagePath } from '../pages.ts';
import type { ContactCall, Hero } from '../types.ts';

/** The dropdown value that shows everything. */
export const ALL_RESOURCES = 'All';

export const RESOURCE_CATEGORIES = [
  'Crisis Management',
  'AI Strategy',
  'Risk Management',
  'Data Analytics',
  'Communications',
  'Team Development',
] as const;

export const RESOURCE_TYPES = ['Guide', 'Template', 'Checklist', 'Video', 'Training'] as const;

export type ResourceCategory = (typeof RESOURCE_CATEGORIES)[number];
export type ResourceType = (typeof RESOURCE_TYPES)[number];

export type Resource = {
  id: string;
  title: string;
  type: ResourceType;
  category: ResourceCategory;
  description: string;
  format: string;
};

/** Label of a resource's gated button, by type. */
export const RESOURCE_ACTIONS: Record<ResourceType, string> = {
  Guide: 'Download',
  Template: 'Download',
  Checklist: 'Download',
  Video: 'Read Transcript',
  Training: 'View',
};

/** As in `3 of 6 resources`. */
export const RESOURCE_NOUN = { one: 'resource', many: 'resources' };

type LibraryPage = {
  path: PagePath;
  hero: Hero;
  filter: {
    search: { label: string; placeholder: string };
    category: { label: string };
    type: { label: string };
    empty: { heading: string; text: string; clear: string };
  };
  list: { heading: string; items: Resource[] };
  request: { heading: string; text: string; action: ContactCall };
};

export const LIBRARY = {
  path: '/resources/library',
  hero: {
    eyebrow: 'Resource library',
    heading: 'Working papers, ready to use',
    lead: `Guides, templates and training material from our own practice. The companies in the examples are fictional. Search by word, or narrow the list by category and type. The files are ${OPEN_TO_READERS}`,
    image: 'hero-library',
  },
  filter: {
    search: { label: 'Search resources', placeholder: 'Title, topic or format' },
    category: { label: 'Category' },
    type: { label: 'Type' },
    empty: {
      heading: 'No resource matches',
      text: 'Try a shorter word or another category. If what you need is not here, ask us for it below.',
      clear: 'Clear search and filters',
    },
  },
  list: {
    heading: 'Guides, templates and training material',
    items: [
      {
        id: 'first-day-of-a-crisis',
        title: 'The first day of a crisis',
        type: 'Guide',
        category: 'Crisis Management',
        description:
          'What a crisis team does from the first call to the second morning: convening, roles, the log, the decision cycle, handover and rest.',
        format: 'PDF, with a one-page wall chart',
      },
      {
        id: 'register-that-leads-to-decisions',
        title: 'A risk register that leads to decisions',
        type: 'Template',
        category: 'Risk Management',
        description:
          'A register with owners, indicators, thresholds and the action that each threshold calls for, and a board page that is filled in from it.',
        format: 'Spreadsheet',
      },
      {
        id: 'before-an-ai-use-case-goes-live',
        title: 'Before an AI use case goes live',
        type: 'Checklist',
        category: 'AI Strategy',
        description:
          'Points to agree: purpose, data, testing, oversight, suppliers and withdrawal, each with the role that has to sign for it.',
        format: 'PDF, with a form to print',
      },
      {
        id: 'indicators-a-board-will-act-on',
        title: 'Indicators a board will act on',
        type: 'Guide',
        category: 'Data Analytics',
        description:
          'How to choose a handful of measures, agree in advance what each level means, and retire those that never changed a decision.',
        format: 'PDF',
      },
      {
        id: 'first-statement-on-camera',
        title: 'The first statement on camera',
        type: 'Video',
        category: 'Communications',
        description:
          'One statement delivered badly, then well, with comments on words, posture and the questions that follow. For spokespersons and those who brief them.',
        format: 'Transcript with comments',
      },
      {
        id: 'deputy-in-the-chair',
        title: 'The deputy in the chair',
        type: 'Training',
        category: 'Team Development',
        description:
          'A half-day session in which deputies run the crisis meeting while their principals watch. Scenario, injects and a plan for the debrief.',
        format: 'PDF, with an exercise pack',
      },
    ],
  },
  request: {
    heading: 'Something made for your own case',
    text: 'We adapt these papers to a sector, a regulator or a house style, and write new ones when the need is real. Tell us who will use it and what for.',
    action: {
      label: 'Request Custom Resource',
      interest: 'insights',
      message: 'We are looking for a resource that is not in your library. Who would use it, and what for:',
    },
  },
} satisfies LibraryPage;
