import type { ContactCall, SectionPage } from '../types.ts';

import { TECHNICAL_PROGRAM_MANAGEMENT_ENGAGEMENT } from './engagements/technical-program-management.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'program-mgmt',
  message: 'Our programme in a line, and its next fixed date:',
};

export const TECHNICAL_PROGRAM_MANAGEMENT = {
  path: '/services/technical-program-management',
  hero: {
    eyebrow: 'Technical program management',
    heading: 'One plan, honest status, a clean close',
    lead: 'We lead technology programmes that cross departments, vendors and budgets, from the mandate to the day the team is dissolved. Every week you see the likely date, the likely cost and what would change either.',
    image: 'service-technical-program-management',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'process',
      id: 'stages',
      tone: 'paper',
      eyebrow: 'The route',
      heading: 'Five stages, a gate after each',
      lead: 'A gate is a meeting at which the sponsor may say no.',
      steps: [
        {
          name: 'Initiate',
          text: 'Agree what the programme is for, who decides, what it may cost and on what conditions it should be stopped. One page, signed.',
        },
        {
          name: 'Plan',
          text: 'Divide the outcome into deliverables with owners, find the path that sets the date, and put a price on uncertainty.',
        },
        {
          name: 'Execute',
          text: 'Work in short cycles, clear obstacles daily and hold suppliers to what they signed, at their site if need be.',
        },
        {
          name: 'Monitor',
          text: 'Compare finished work, spending and risk with the baseline. A deviation reaches the sponsor in the week it appears, with a proposal.',
        },
        {
          name: 'Close',
          text: 'Complete acceptance testing, pass support to the operating team, settle contracts and return what is left of the contingency.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'approach',
      tone: 'paper-2',
      eyebrow: 'How we report',
      heading: 'The trouble with green',
      paragraphs: [
        'Programmes that fail in public have often been reported green until shortly before. Dishonesty is seldom the cause. Effort is counted as progress, every workstream rounds up, and the layer above removes the doubts that would spoil the page. By the time the sponsor hears, the choices that were cheap in spring have gone.',
        'We count only what has been accepted by the person who will use it. A module that is written and not integrated counts for nothing. Forecasts are given as a range, with the reasons for its width, and a manager who brings bad news early is thanked in front of the others.',
        'The first weeks are uncomfortable. After them a sponsor can decide on facts, and arguments about whether there is a problem give way to arguments about what to do.',
      ],
      aside: [
        { name: 'Programmes', text: 'Core systems, cloud migration, security repair, carve-outs' },
        { name: 'Method', text: 'Yours where it works, ours where it does not' },
        { name: 'Report', text: 'One page a week, signed by the programme lead' },
        { name: 'Vendors', text: 'No commissions, no resale' },
      ],
    },
    {
      kind: 'offers',
      layout: 'ruled',
      id: 'entry-points',
      tone: 'deep',
      eyebrow: 'Where we come in',
      heading: 'Three moments to call us in',
      items: [
        {
          name: 'At the start',
          text: 'You have an approval and a budget, and want a lead who has made the expensive mistakes elsewhere. We set up the programme and run it with your staff.',
          points: [
            'Mandate, governance and first baseline',
            'Vendor selection and payment milestones',
            'A core team drawn mostly from your own ranks',
          ],
        },
        {
          name: 'In difficulty',
          text: 'The date has moved more than once and the new one is in doubt. We establish the position from the work itself, then repair the programme or advise you to end it.',
          points: [
            'An independent reading of what is finished',
            'Scope cut to what the business cannot do without',
            'A fresh baseline, or a reasoned case for stopping',
          ],
        },
        {
          name: 'Opposite a vendor',
          text: 'A supplier delivers, and you need engineers on your side of the table who can read what arrives and say whether it is what you bought.',
          points: [
            'Deliverables inspected before payment is released',
            'Change requests priced and challenged',
            'Knowledge secured for the day the contract expires',
          ],
        },
      ],
    },
    TECHNICAL_PROGRAM_MANAGEMENT_ENGAGEMENT,
    {
      kind: 'questions',
      id: 'questions',
      tone: 'paper-2',
      heading: 'Asked by sponsors and procurement',
      items: [
        {
          question: 'Do you replace our programme managers?',
          answer:
            'Rarely. We supply the lead and a small office, and coach the managers you have. By the last stage one of them should be chairing the weekly meeting.',
        },
        {
          question: 'Who carries the delivery risk?',
          answer:
            'You keep the business decision, and each vendor remains bound by its contract. We answer for the plan, for the truth of the reports and for the speed at which a problem reaches someone able to solve it. Those duties are written into our agreement.',
        },
        {
          question: 'What must be in place before you arrive?',
          answer:
            'A sponsor at executive level, read access to plans, contracts and repositories, and a letter telling suppliers that we may ask them questions. Everything else we can set up together.',
        },
        {
          question: 'Can you work under our security rules?',
          answer:
            'Yes. Where you require it we use your equipment and tools and accept vetting. Source code and architecture papers stay in your systems.',
        },
      ],
    },
    {
      kind: 'points',
      layout: 'grid',
      id: 'handover',
      tone: 'paper',
      eyebrow: 'How it ends',
      heading: 'On file when we leave',
      items: [
        {
          name: 'Acceptance, signed',
          text: 'Each deliverable has been accepted by a user, or its absence has been accepted by the sponsor.',
        },
        {
          name: 'Cost, reconciled',
          text: 'Final spending is matched to the ledger and to the original approval, with what was saved and what was lost.',
        },
        {
          name: 'Operation, staffed',
          text: 'Rosters, licences, recovery tests and supplier contacts are with people who were present when the system was built.',
        },
        {
          name: 'Lessons, addressed',
          text: 'Every finding names the policy, template or committee it should alter, and who will see to it.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'ink',
      image: 'banner-services',
      heading: 'Bring the latest status report',
      text: 'Tell us the programme’s next fixed date. Then we ask you three questions about the report, and explain what your answers suggest about that date.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
