import type { AnswerEntry } from '../types.ts';

export const TERMS_WORK_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'terms.ownership',
    lead: 'Once the fees for a deliverable are paid, you own the deliverable as written for you.',
    support:
      'Where it contains our own material, you have a permanent, worldwide, royalty-free licence to use and adapt that material within your organisation.',
    place: '/terms#intellectual-property',
    basis: 'Once the fees for a deliverable are paid, you own the deliverable as written for you.',
    follow: {
      cost: 'terms.licence',
      duration: 'terms.licence',
      who: 'terms.brought-material',
      how: 'terms.licence',
    },
  },
  {
    id: 'terms.brought-material',
    lead: 'Each side keeps what it brings: your data, materials and marks stay yours; our methods, tools, templates and training content stay ours, with the improvements made to them.',
    place: '/terms#intellectual-property',
    basis: 'Each side keeps what it brings: your data, materials and marks stay yours',
    follow: { duration: 'terms.licence', who: 'terms.ownership', how: 'terms.licence' },
  },
  {
    id: 'terms.licence',
    lead: 'Where a deliverable contains our own material, you have a permanent, worldwide, royalty-free licence to use and adapt that material within your organisation.',
    place: '/terms#intellectual-property',
    basis:
      'you have a permanent, worldwide, royalty-free licence to use and adapt that material within your organisation',
    follow: {
      cost: 'terms.ownership',
      duration: 'terms.licence',
      who: 'terms.ownership',
      how: 'terms.resale',
    },
  },
  {
    id: 'terms.resale',
    lead: 'You may not sell our material, also where it stands in a deliverable, or publish our advice as ours, without consent.',
    place: '/terms#intellectual-property',
    basis: 'You may not sell it, or publish our advice as ours, without consent.',
    follow: { how: 'terms.licence' },
  },
  {
    id: 'terms.know-how',
    lead: 'We may use general know-how gained in our work, never your confidential information.',
    place: '/terms#intellectual-property',
    basis: 'We may use general know-how gained in our work, never your confidential information.',
    follow: { duration: 'terms.confidentiality-duration', how: 'terms.confidentiality' },
  },
  {
    id: 'terms.ai-tools',
    lead: 'We use AI tools, and a consultant reviews and answers for everything delivered to you. Your confidential information goes only into tools whose contracts forbid training on it and keep it confidential.',
    support:
      'You may exclude AI tools from an engagement in writing; the letter then states the effect on time and fees.',
    place: '/terms#artificial-intelligence',
    basis:
      'Your confidential information goes only into tools whose contracts forbid training on it and keep it confidential.',
    follow: { cost: 'terms.ai-exclusion', who: 'about.accountable', how: 'terms.ai-exclusion' },
  },
  {
    id: 'terms.ai-exclusion',
    lead: 'You may exclude AI tools from an engagement in writing; the letter then states the effect on time and fees.',
    place: '/terms#artificial-intelligence',
    basis:
      'You may exclude AI tools from an engagement in writing; the letter then states the effect on time and fees.',
    follow: { cost: 'services.cost', start: 'terms.contact', how: 'terms.ai-tools' },
  },
  {
    id: 'terms.ai-systems',
    lead: 'Where we help you to choose, build or test AI systems, you remain responsible for putting them into operation, for overseeing them and for complying with the law that applies to you.',
    place: '/terms#artificial-intelligence',
    basis: 'you remain responsible for putting them into operation, for overseeing them',
  },
];
