import type { Section } from '../../types.ts';

export const EXECUTIVE_COACHING_ENGAGEMENT = {
  kind: 'engagement',
  id: 'engagement',
  tone: 'paper-2',
  heading: 'Ten to twenty sessions with one coach',
  size: {
    duration:
      'Six months to a year, long enough for a new habit to be tried under strain: ten to twenty sessions of ninety minutes, with calls between. We do not extend without a fresh aim.',
    team: 'One coach, chosen from two whom you meet. A leadership team has two coaches.',
    price:
      'A fixed fee for an agreed number of sessions, with interviews, preparation and calls included. Coaching can also run on a retainer. Meeting the two coaches costs nothing.',
  },
  sample: {
    title: 'Sheet of aims',
    subject: 'Fictional chief operating officer, end of Planning. A real sheet stays with its owner.',
    parts: [
      {
        heading: 'First aim: disagree in the room',
        lines: [
          { name: 'Visible as', text: 'Objections come in the meeting, and no longer by email at night.' },
          { name: 'Begins', text: 'Thursday’s investment committee: one objection, before the vote.' },
        ],
      },
      {
        heading: 'Second aim: let the deputy run it',
        lines: [
          { name: 'Visible as', text: 'She chairs two reviews in four, and he is not there.' },
          { name: 'Given up', text: 'The Sunday call to every plant.' },
        ],
      },
      {
        heading: 'How we shall know',
        lines: [
          { name: 'Today', text: '7 of 9 people interviewed say: “He has decided before we speak.”' },
          { name: 'At the end', text: 'The same 9 are asked again.' },
          { name: 'Sponsor', text: 'Hears that sessions take place, and the second aim.' },
        ],
      },
    ],
  },
} satisfies Section;
