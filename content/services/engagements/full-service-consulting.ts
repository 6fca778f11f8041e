import type { Section } from '../../types.ts';

export const FULL_SERVICE_CONSULTING_ENGAGEMENT = {
  kind: 'engagement',
  id: 'engagement',
  tone: 'paper',
  heading: 'Ten to fourteen weeks to a choice',
  size: {
    duration:
      'Discover takes four to six weeks and Design six to eight. Deliver lasts six to twelve months, Drive three to six.',
    team: 'One partner throughout. Two or three consultants in Discover and Design, up to eight beside your own people in Deliver, one or two in Drive.',
    price:
      'A fixed price for Discover and for Design, because we can judge the effort. From Deliver on, a monthly fee, with a plan and a team that you can see. Expenses are cleared beforehand.',
  },
  sample: {
    title: 'Diagnosis, first page',
    subject: 'Fictional parcel carrier with 14 depots, end of Discover',
    parts: [
      {
        heading: 'The problem',
        lines: [
          {
            name: 'Finding',
            text: 'Parcels are late because three depots lose the hour between 04:00 and 05:00.',
          },
          {
            name: 'Cost',
            text: '£4.1m a year in claims, overtime and lost contracts; between £3.4m and £4.9m.',
          },
          { name: 'Not the cause', text: 'Vehicles and drivers, on which last year’s plan spent £6m.' },
        ],
      },
      {
        heading: 'The evidence',
        lines: [
          { name: 'Counted', text: '11 weeks of scans, 42 routes followed from dock to door.' },
          { name: 'Heard', text: '63 interviews, half of them on night shift.' },
          { name: 'Weakest', text: 'Two depots keep no sorting log. Their share is estimated.' },
        ],
      },
      {
        heading: 'The choice',
        lines: [
          { name: 'Options', text: 'Move the cut-off, split the sort, or close one depot.' },
          { name: 'Decide by', text: 'Week 14. The depot leases renew in week 20.' },
        ],
      },
    ],
  },
} satisfies Section;
