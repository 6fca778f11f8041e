import { FIRM } from './firm.ts';
import { PAGES, type PagePath } from './pages.ts';

/** What the chat drawer says by itself. */
export const CHAT = {
  title: 'AI assistant',
  greeting: 'What would you like to know?',
  intro: 'Answers come from the pages of this website and name their sources.',
  emergency: 'Urgent?',
  privacy: 'This conversation is not stored. It ends when you close or reload this tab.',
  startersLabel: 'Questions to begin with',
  close: 'Close chat',
  log: 'Conversation',
  messages: 'Messages',
  /** For screen readers, before each message. */
  speaker: { user: 'You:', assistant: 'Assistant:' },
  answering: 'The assistant is answering',
  toEnd: 'Go to the end',
  source: 'Source',
  sources: 'Sources',
  callNumber: (number: string) => `Call ${number}`,
  call: ({ place, label }: { place: string; label: string }) => `Call ${label} (${place})`,
  retry: 'Try again',
  inputLabel: 'Your message',
  placeholder: 'Ask a question',
  send: 'Send',
  count: {
    left: (left: number, limit: number) => `${left} of ${limit} characters left`,
    atMost: (left: number) => `At most ${left} characters left`,
    none: (limit: number) => `No characters left: text beyond ${limit} is left out`,
  },
  talk: {
    open: 'Write to our team',
    title: 'Write to our team',
    text: 'This is the message that we put into the contact form for you. Change it as you like: nothing is sent before you press Send Message there.',
    label: 'Message for our team',
    continue: 'Continue to the contact form',
    back: 'Back to the chat',
    /** Around the two hotlines. */
    emergency: ['In an emergency call ', ' or ', `, answered ${FIRM.emergencyHours}.`],
  },
  /**
   * The message with which a visitor who talks to a person begins. The spam score does not compare these words with those of
   * other enquiries: other words here need a migration of `private.score_contact_submission`.
   */
  summary: {
    opening: 'I have been talking to the assistant on your website and would like an answer from a person.',
    oneQuestion: 'My question:',
    severalQuestions: 'My questions:',
    lastAnswer: 'The assistant last answered:',
  },
} as const;

export type Starters = readonly [string, string, string];

const GENERAL: Starters = [
  `What does ${FIRM.name} do?`,
  'How soon will I get a response?',
  'Which industries do you know?',
];

/** Starter questions for particular pages. */
const BY_PATH: Partial<Record<PagePath, Starters>> = {
  '/': [
    'What services do you offer?',
    'What happens in the first hours of an incident?',
    'Where are your offices?',
  ],
  '/about': [
    'What does AI first mean at your firm?',
    'Where do your people come from?',
    'Which principles guide your work?',
  ],
  '/insights': [
    'What have you published about AI strategy?',
    'What is in the newsletter?',
    'Do you have research on crisis management?',
  ],
  '/services/ai-education': [
    'What AI training do you offer?',
    'How does the certification work?',
    'How are fees for AI training set?',
  ],
  '/services/full-service-consulting': [
    'What happens in the Discover stage?',
    'Can we engage you for the first stage alone?',
    'How does a consulting engagement finish?',
  ],
  '/services/executive-coaching': [
    'How does executive coaching work?',
    'What stays confidential in coaching?',
    'How long does coaching last?',
  ],
  '/services/technical-program-management': [
    'Which programmes do you manage?',
    'Do you replace our programme managers?',
    'Can you help a programme in difficulty?',
  ],
  '/services/risk-resilience': [
    'Which kinds of risk do you cover?',
    'How does the four-step framework work?',
    'What would you add to our risk function?',
  ],
  '/services/insights-enablement': [
    'What is decision support?',
    'Will you sell us software?',
    'Must our data be repaired first?',
  ],
  '/services/training-exercises-simulation': [
    'Which training programmes do you run?',
    'What does a digital twin simulate?',
    'How long does an exercise take to prepare?',
  ],
  '/services/incident-response': [
    'We have an incident. What do we do now?',
    'How fast do you respond?',
    'What is the difference between the service tiers?',
  ],
  '/resources/white-papers': [
    'Which white papers are there?',
    'How do I get a white paper?',
    'Is there a paper on governing AI?',
  ],
  '/resources/case-studies': [
    'Which case studies are there?',
    'What changed for the clients in your case studies?',
    'How long did these engagements take?',
  ],
  '/resources/webinars': [
    'Which webinars are coming up?',
    'How do I register for a webinar?',
    'Which sessions are recorded?',
  ],
  '/resources/crisis-assessment': [
    'What does the crisis assessment look at?',
    'How long does the assessment take?',
    'Whom do I call in an emergency?',
  ],
  '/resources/library': [
    'Which guides and templates are there?',
    'Can I request a resource of my own?',
    'Is there a checklist for crisis management?',
  ],
  '/resources/notification-deadlines': [
    'Whom do we have to notify after a breach?',
    'From when are the 72 hours counted?',
    'What do we have to report under DORA?',
  ],
  '/resources/notification-deadlines/changes': [
    'Whom do we have to notify after a breach?',
    'What changed last in the deadlines?',
    'How do I reach your team?',
  ],
  '/privacy': [
    'What personal data do you collect?',
    'How long do you keep my data?',
    'Is what I write in the chat kept?',
  ],
  '/terms': ['When are invoices due?', 'How much notice ends a retainer?', 'Who owns the work you deliver?'],
  '/security': [
    'How is client data encrypted?',
    'Which certifications do you hold?',
    'How do I report a security vulnerability?',
  ],
};

function ofIndustry(sector: string): Starters {
  return [
    `What do you do for ${sector}?`,
    `How are results in ${sector} measured?`,
    `Which of your services fit ${sector}?`,
  ];
}

/** Three starter questions for the page. An unknown path gets the general ones. */
export function startersFor(path: string): Starters {
  const page = PAGES.find((candidate) => candidate.path === path);
  if (!page) return GENERAL;
  return BY_PATH[page.path] ?? (page.group === 'industry' ? ofIndustry(page.label.toLowerCase()) : GENERAL);
}
