import type { AnswerEntry } from '../types.ts';

export const FULL_SERVICE_CONSULTING_TERMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'full-service-consulting.first-stage',
    lead: 'The first stage can be taken alone: every stage has a scope, a price and an end of its own, and you can stop after any. The diagnosis is written so that you, or another firm, could continue from it.',
    place: '/services/full-service-consulting#questions',
    basis: 'Every stage has a scope, a price and an end of its own.',
    follow: { duration: 'full-service-consulting.discover' },
  },
  {
    id: 'full-service-consulting.duration',
    lead: 'Discover takes four to six weeks and Design six to eight, each at a fixed price; Deliver lasts six to twelve months and Drive three to six, for a monthly fee. It ends when your managers run it unaided.',
    support: 'Each stage has a decision to go on.',
    place: '/services/full-service-consulting#engagement',
    options: [
      'full-service-consulting.discover',
      'full-service-consulting.design',
      'full-service-consulting.deliver',
      'full-service-consulting.drive',
    ],
    basis: 'Discover takes four to six weeks and Design six to eight.',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'full-service-consulting.cost',
    lead: 'The Discover and Design stages each have a fixed price, because we can judge the effort. From Deliver on, you pay a monthly fee, with a plan and a team that you can see. The site names no amounts.',
    support:
      'Expenses are cleared beforehand. Discover takes four to six weeks and Design six to eight, with two or three consultants; Deliver lasts six to twelve months, Drive three to six.',
    place: '/services/full-service-consulting#engagement',
    basis: 'A fixed price for Discover and for Design, because we can judge the effort.',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'full-service-consulting.expenses',
    lead: 'Expenses come on top of the fee and are cleared with you beforehand.',
    place: '/services/full-service-consulting#engagement',
    basis: 'Expenses are cleared beforehand.',
  },
  {
    id: 'full-service-consulting.payment',
    lead: 'Invoices are due in 30 days from their date, for consulting as for all our work.',
    place: '/terms#fees',
    basis: 'Invoices are due in 30 days from their date.',
    follow: { duration: 'full-service-consulting.payment' },
  },
  {
    id: 'full-service-consulting.success-fee',
    lead: 'Part of the fee can depend on results, where the result can be read from your own records and lies largely in our hands. We decline where the measure would tempt either side to cut something that matters.',
    place: '/services/full-service-consulting#questions',
    basis: 'Where the result can be read from your own records and lies largely in our hands, yes.',
  },
  {
    id: 'full-service-consulting.finish',
    lead: 'Named managers take over, the original business case is compared with what happened, and the partner returns six months later to look again.',
    support: 'It ends when your managers run it unaided.',
    place: '/services/full-service-consulting#questions',
    basis: 'Named managers take over, the original business case is compared with what happened',
    follow: { who: 'full-service-consulting.partner' },
  },
  {
    id: 'full-service-consulting.notice',
    lead: 'If the final stage runs on a retainer, either of us may end it with 30 days’ notice in writing. Earlier, you can stop after any stage.',
    place: '/terms#fees',
    basis: 'Either side may end a retainer with 30 days’ notice in writing.',
    follow: { duration: 'full-service-consulting.notice' },
  },
  {
    id: 'full-service-consulting.start',
    lead: 'Tell us what has been tried and what should be true two years from now. A partner will answer with how a first stage might begin, and will tell you if you can do it without us.',
    place: '/services/full-service-consulting#next-step',
    basis: 'Add what should be true two years from now.',
  },
  {
    id: 'full-service-consulting.return',
    lead: 'The partner returns six months later to look again.',
    support:
      'By then named managers have taken over, and the original business case is compared with what happened.',
    place: '/services/full-service-consulting#questions',
    basis: 'the partner returns six months later to look again',
  },
];
