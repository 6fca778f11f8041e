import type { ContactCall, SectionPage } from '../types.ts';

import { FULL_SERVICE_CONSULTING_ENGAGEMENT } from './engagements/full-service-consulting.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'consulting',
  message: 'What should be true two years from now, and what has not worked so far:',
};

export const FULL_SERVICE_CONSULTING = {
  path: '/services/full-service-consulting',
  hero: {
    eyebrow: 'Full-service consulting',
    heading: 'One team for the whole distance',
    lead: 'We take on a strategic question from end to end: establish what is true, design the answer, put it in place with your people and stay until it runs. The partner who presents the diagnosis is still there when its assumptions are tested.',
    image: 'service-full-service-consulting',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'prose',
      id: 'approach',
      tone: 'paper',
      eyebrow: 'Why the whole distance',
      heading: 'Strategy is lost at the handovers',
      paragraphs: [
        'A strategy seldom fails on the page. It fails in the passage from one firm to the next: the advisers leave a recommendation, the integrators inherit a scope, and the operating managers receive a system and a deadline. Each has done what was ordered. Nobody owns the gap between what the board approved and what the branch, plant or ward now does on a Tuesday morning.',
        'We contract for all of it, in stages at which you can stop. The team is small at the beginning, wider while things are being built and small again at the end, and its core changes only if it must. Consultants who wrote the business case therefore meet it again in the operating figures, which makes for more careful business cases.',
      ],
      aside: [
        { name: 'Led by', text: 'One partner, first meeting to handover' },
        { name: 'Scope', text: 'Strategy, organisation, technology, people' },
        { name: 'Stages', text: 'Four, each with a decision to go on' },
        { name: 'Ends', text: 'When your managers run it unaided' },
      ],
    },
    {
      kind: 'process',
      id: 'stages',
      tone: 'deep',
      eyebrow: 'The route',
      heading: 'Four stages, and a choice after each',
      steps: [
        {
          name: 'Discover',
          text: 'We interview, count and observe until we can say what the problem is and what it costs. You receive a diagnosis short enough to read before a meeting, with its evidence behind it.',
        },
        {
          name: 'Design',
          text: 'Two or three genuine options are worked out in equal depth, including the one you favour least. You choose with cost, risk and consequences in front of you.',
        },
        {
          name: 'Deliver',
          text: 'Mixed teams build the processes, systems, contracts and roles, and bring them into service area by area, starting where a mistake is easily put right.',
        },
        {
          name: 'Drive',
          text: 'The new operation is run against its targets. We tune it, prepare the successors to our own roles and withdraw once the figures stay on target.',
        },
      ],
    },
    {
      kind: 'offers',
      layout: 'numbered',
      id: 'questions-we-take-on',
      tone: 'paper',
      eyebrow: 'The work',
      heading: 'Four questions that rarely come alone',
      lead: 'We agree with you which is answered first.',
      items: [
        {
          name: 'Where to compete',
          text: 'Markets, products and sites to enter, defend or give up, argued from how customers behave and what each really earns.',
          points: [
            'Profit by customer group after the full cost to serve',
            'The likely responses of your two nearest rivals',
            'A sequence of moves, with the signs that say stop',
          ],
        },
        {
          name: 'How to organise',
          text: 'Structure, support functions and authority fitted to the strategy, down to who signs what.',
          points: [
            'Layers and committees counted and justified',
            'Decision rights on a single page',
            'A staffing plan discussed with employee representatives',
          ],
        },
        {
          name: 'How to recover performance',
          text: 'For a business that has slipped behind its plan: cash first, then causes, then the work that removes them.',
          points: [
            'A weekly view of cash for the executive committee',
            'Cost and service measured along each process',
            'Improvements that can be found in the ledger',
          ],
        },
        {
          name: 'How to join or part',
          text: 'Mergers, separations and shared services prepared before the announcement and led through the first year.',
          points: [
            'A first day that customers hardly notice',
            'Promised savings traced to individual budgets',
            'Key people spoken to in the first week',
          ],
        },
      ],
    },
    {
      kind: 'points',
      layout: 'grid',
      id: 'your-part',
      tone: 'paper-2',
      eyebrow: 'Your part',
      heading: 'What the work needs from you',
      items: [
        {
          name: 'A sponsor who decides',
          text: 'One executive with the authority to settle a dispute between departments, and an hour a week in which to do it.',
        },
        {
          name: 'Good people, released',
          text: 'Some of your ablest managers for a substantial share of their time. What only outsiders have learned leaves with them.',
        },
        {
          name: 'Unwelcome figures early',
          text: 'Accounts, contracts and complaints as they are, before anyone has tidied them for us.',
        },
        {
          name: 'A day for every choice',
          text: 'Options age. We ask for the date of the decision when a stage opens, and prepare for that date.',
        },
      ],
    },
    FULL_SERVICE_CONSULTING_ENGAGEMENT,
    {
      kind: 'questions',
      id: 'questions',
      tone: 'paper-2',
      heading: 'Questions from the executive floor',
      items: [
        {
          question: 'Can we engage you for the first stage alone?',
          answer:
            'Yes. Every stage has a scope, a price and an end of its own. The diagnosis is written so that you, or another firm, could continue from it.',
        },
        {
          question: 'Who will actually be in our offices?',
          answer:
            'The people named in the proposal. If one of them must be replaced, we propose someone of equal standing before the change. The partner is present whenever you have to choose. Should we need an outside expert, you hear who it is and why before that person starts.',
        },
        {
          question: 'Could part of it depend on results?',
          answer:
            'Where the result can be read from your own records and lies largely in our hands, yes. We decline where the measure would tempt either side to cut something that matters.',
        },
        {
          question: 'How does an engagement finish?',
          answer:
            'Named managers take over, the original business case is compared with what happened, and the partner returns six months later to look again.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'ink',
      image: 'hero-insights',
      heading: 'Tell us what has been tried',
      text: 'Add what should be true two years from now. A partner will answer with how a first stage might begin, and will tell you if you can do it without us.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
