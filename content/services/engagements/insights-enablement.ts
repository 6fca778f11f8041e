import type { Section } from '../../types.ts';

export const INSIGHTS_ENABLEMENT_ENGAGEMENT = {
  kind: 'engagement',
  id: 'engagement',
  tone: 'paper-2',
  heading: 'Four months to the first meeting that uses it',
  size: {
    duration:
      'Discovery and design take eight weeks together. Each round of development takes three weeks, and after two or three rounds the first committee works with the result.',
    team: 'A lead, an analyst and a data engineer, beside an analyst from each of your functions.',
    price:
      'Discovery and design together have one price. Every round is quoted before it begins and billed when you accept it. A market watch is charged as a monthly retainer.',
  },
  sample: {
    title: 'Weekly market note',
    subject: 'Fictional maker of hospital beds, week 22, for the executive committee',
    parts: [
      {
        heading: 'What has changed',
        lines: [
          {
            name: 'Rival',
            text: 'Second plant delayed by nine months. Planning file and two suppliers; confidence high.',
          },
          {
            name: 'Regulator',
            text: 'Draft standard asks for a bed-exit alarm. Published text; confidence high, date open.',
          },
          {
            name: 'Customers',
            text: 'Two hospital groups will buy together. One interview; confidence low, second source sought.',
          },
        ],
      },
      {
        heading: 'What it does to your plan',
        lines: [
          {
            name: 'Assumption',
            text: '“Prices stay until the rival’s plant opens” lasts nine months longer.',
          },
          { name: 'Decision', text: 'Next year’s price list, committee of 14 June.' },
          { name: 'Against', text: 'Joint buying would end the same assumption in spring.' },
        ],
      },
      {
        heading: 'How good we were',
        lines: [
          {
            name: 'Forecasts',
            text: '12 fell due this quarter: 8 right, 3 wrong, 1 that could not be judged.',
          },
        ],
      },
    ],
  },
} satisfies Section;
