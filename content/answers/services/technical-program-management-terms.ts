import type { AnswerEntry } from '../types.ts';

export const TECHNICAL_PROGRAM_MANAGEMENT_TERMS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'technical-program-management.needs',
    lead: 'A sponsor at executive level, read access to plans, contracts and repositories, and a letter telling suppliers that we may ask them questions. Everything else we can set up together.',
    place: '/services/technical-program-management#questions',
    basis: 'A sponsor at executive level, read access to plans, contracts and repositories',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'technical-program-management.security-rules',
    lead: 'We work under your security rules: where you require it we use your equipment and tools and accept vetting. Source code and architecture papers stay in your systems.',
    place: '/services/technical-program-management#questions',
    basis: 'Where you require it we use your equipment and tools and accept vetting.',
  },
  {
    id: 'technical-program-management.vetting',
    lead: 'Where you require it we accept vetting, and use your equipment and tools.',
    place: '/services/technical-program-management#questions',
    basis: 'Where you require it we use your equipment and tools and accept vetting.',
  },
  {
    id: 'technical-program-management.source-code',
    lead: 'Source code and architecture papers stay in your systems.',
    place: '/services/technical-program-management#questions',
    basis: 'Source code and architecture papers stay in your systems.',
  },
  {
    id: 'technical-program-management.cost',
    lead: 'The review of an existing programme has a fixed fee. Leadership is charged as a monthly retainer for a named team, never a share of the programme’s budget. The site names no amounts.',
    support:
      'A review takes three to four weeks, with a lead and two engineers. Leadership, with a lead, a planner and a cost controller, usually lasts six months to two years.',
    place: '/services/technical-program-management#engagement',
    basis: 'A fixed fee for the review of an existing programme.',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'technical-program-management.duration',
    lead: 'Usually six months to two years, confirmed at every gate, up to the day the team is dissolved; sooner if you can take over. A review of a programme takes three to four weeks.',
    support: 'A review has a fixed fee; leadership is a monthly retainer.',
    place: '/services/technical-program-management#engagement',
    basis: 'Leadership usually lasts from six months to two years and is confirmed at every gate',
    follow: { proof: 'case-studies.retail' },
  },
  {
    id: 'technical-program-management.notice',
    lead: 'Either side may end the programme retainer with 30 days’ notice in writing. It ends sooner than planned if you can take over.',
    support:
      'Retainers, that for programme leadership included, are invoiced in advance for each period. Invoices are due in 30 days from their date.',
    place: '/terms#fees',
    basis: 'Either side may end a retainer with 30 days’ notice in writing.',
    follow: { duration: 'technical-program-management.notice' },
  },
  {
    id: 'technical-program-management.handover',
    lead: 'On file when we leave: signed acceptance of each deliverable, costs reconciled with the ledger, an operation that is staffed, and lessons with the name of who will see to them.',
    support:
      'Rosters, licences, recovery tests and supplier contacts are with people who were present when the system was built.',
    place: '/services/technical-program-management#handover',
    basis: 'On file when we leave',
    options: [
      'technical-program-management.acceptance',
      'technical-program-management.accounts',
      'technical-program-management.operation',
      'technical-program-management.lessons',
    ],
  },
  {
    id: 'technical-program-management.accounts',
    lead: 'Cost is reconciled: final spending is matched to the ledger and to the original approval, with what was saved and what was lost.',
    place: '/services/technical-program-management#handover',
    basis: 'Final spending is matched to the ledger and to the original approval',
  },
  {
    id: 'technical-program-management.lessons',
    lead: 'Every finding names the policy, template or committee it should alter, and who will see to it.',
    place: '/services/technical-program-management#handover',
    basis: 'Every finding names the policy, template or committee it should alter',
  },
  {
    id: 'technical-program-management.start',
    lead: 'Tell us the programme’s next fixed date and bring the latest status report. We ask three questions about it, and explain what your answers suggest about that date.',
    place: '/services/technical-program-management#next-step',
    basis: 'Tell us the programme’s next fixed date.',
  },
];
