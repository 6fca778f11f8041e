import type { Section } from '../../types.ts';

export const TECHNICAL_PROGRAM_MANAGEMENT_ENGAGEMENT = {
  kind: 'engagement',
  id: 'engagement',
  tone: 'paper',
  heading: 'A review in four weeks, a lead for as long as it takes',
  size: {
    duration:
      'A review takes three to four weeks. Leadership usually lasts from six months to two years and is confirmed at every gate; it ends sooner if you can take over.',
    team: 'A lead and two engineers for a review. For leadership a lead, a planner and a cost controller; the rest are your own staff.',
    price:
      'A fixed fee for the review of an existing programme. Leadership is charged as a monthly retainer for a named team, never a share of the programme’s budget.',
  },
  sample: {
    title: 'Weekly report',
    subject: 'Fictional core-system replacement, week 31, signed by the programme lead',
    parts: [
      {
        heading: 'Position',
        lines: [
          { name: 'Date', text: 'Live between 9 May and 20 June (baseline 16 May).' },
          { name: 'Cost', text: '£11.2m spent. Forecast £18.1m to £19.6m (approved £18.5m).' },
          {
            name: 'Accepted',
            text: '46 of 112 deliverables. 9 are written and not integrated: counted as none.',
          },
        ],
      },
      {
        heading: 'Changed this week',
        lines: [
          {
            name: 'Worse',
            text: 'The payment interface failed its third test. The vendor says Thursday; we plan for the week after.',
          },
          { name: 'Better', text: 'Archive load accepted by finance, a week early.' },
        ],
      },
      {
        heading: 'Decision for the sponsor',
        lines: [
          { name: 'By Friday', text: 'A second test environment: £60,000 now, or three weeks later.' },
          { name: 'Not asked', text: 'More people. They would slow the interface down.' },
        ],
      },
    ],
  },
} satisfies Section;
