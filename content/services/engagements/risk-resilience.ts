import type { Section } from '../../types.ts';

export const RISK_RESILIENCE_ENGAGEMENT = {
  kind: 'engagement',
  id: 'engagement',
  tone: 'paper',
  heading: 'Four to six weeks for one critical service',
  size: {
    duration:
      'Assessing one service takes four to six weeks; designing, building and testing its repairs takes three to six months. For a whole enterprise, the work is spread over a planning year.',
    team: 'A partner and two consultants, with an engineer or a lawyer where the service needs one. A test adds an observer for each site.',
    price:
      'A set sum for the assessment, then a quotation for each service, so that you may pause after any of them. Yearly testing can continue on a retainer.',
  },
  sample: {
    title: 'Risk statement',
    subject: 'Fictional container port, crane control. Owner: director of terminals',
    parts: [
      {
        heading: 'The statement',
        lines: [
          { name: 'Event', text: 'The cranes stand still for a day and ships sail on to another port.' },
          {
            name: 'Signal',
            text: 'Restart time of the crane controller, read every Monday: 41 minutes, up from 25 a year ago.',
          },
          { name: 'Limit', text: 'Eight hours without a lift, about £1.2m of margin.' },
          {
            name: 'Decision',
            text: 'At six hours the duty terminal manager diverts the next ship, without asking head office.',
          },
        ],
      },
      {
        heading: 'What stands behind it',
        lines: [
          { name: 'Last test', text: 'A Sunday in March. The fallback took 9 hours, not the 4 in the plan.' },
          { name: 'Repair', text: 'A spare controller on site: £240,000, approved.' },
          { name: 'Borne', text: 'A storm above force 11, written down with the board’s reasons.' },
          { name: 'Next test', text: 'September, at night, with the deputy in charge.' },
        ],
      },
    ],
  },
} satisfies Section;
