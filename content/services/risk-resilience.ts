import type { ContactCall, SectionPage } from '../types.ts';

import { RISK_RESILIENCE_ENGAGEMENT } from './engagements/risk-resilience.ts';

const ENQUIRY: ContactCall = {
  label: 'Schedule Consultation',
  interest: 'risk-resilience',
  message: 'In a line, the loss that we could not absorb:',
};

export const RISK_RESILIENCE = {
  path: '/services/risk-resilience',
  hero: {
    eyebrow: 'Risk and resilience',
    heading: 'See it early. Choose what to bear.',
    lead: 'We help boards name the few risks that could end the enterprise, decide which of them to bear, and build operations that go on working when one of them comes true.',
    image: 'service-risk-resilience',
    action: ENQUIRY,
  },
  sections: [
    {
      kind: 'offers',
      layout: 'numbered',
      id: 'risk-categories',
      tone: 'paper',
      eyebrow: 'Risk categories',
      heading: 'What you could lose: purpose, money, trust',
      lead: 'Each list is a beginning. The first workshop strikes out what does not apply and adds what only your people know.',
      items: [
        {
          name: 'Strategic risk',
          text: 'Threats to the reason why customers, citizens or investors choose you at all.',
          points: [
            'A rival or a technology that removes your advantage',
            'Dependence on one market, supplier or platform',
            'An acquisition that does not deliver its case',
            'Regulation or trade rules that redraw the market',
            'Loss of the few people on whom the plan relies',
          ],
        },
        {
          name: 'Financial risk',
          text: 'Threats to cash and capital, and to the patience of those who provide them.',
          points: [
            'Liquidity strained when funding is dearest',
            'Default of a counterparty or a large customer',
            'Exposure to currencies, rates and commodities',
            'Fraud and failure of financial control',
            'Damage that falls outside insurance cover',
          ],
        },
        {
          name: 'Reputational risk',
          text: 'Threats to whether people believe you. They can outlast their cause by years.',
          points: [
            'Conduct of leaders and staff',
            'Harm done by a product, or a service failing in public',
            'Breach or misuse of personal data',
            'Claims about climate or AI that the facts do not bear out',
            'A partner whose practices become your headline',
          ],
        },
      ],
    },
    {
      kind: 'process',
      id: 'framework',
      tone: 'deep',
      eyebrow: 'The four-step framework',
      heading: 'One critical service at a time',
      lead: 'We begin with the most exposed.',
      steps: [
        {
          name: 'Assess',
          text: 'Trace the service from customer to server room, find what it depends on, and price each hour and day of outage.',
        },
        {
          name: 'Design',
          text: 'Set how much disruption is tolerable, pick the controls that are worth their cost and decide what is insured, accepted or given up.',
        },
        {
          name: 'Build',
          text: 'Put the arrangements in place: second suppliers, fallback procedures, reserves, a command structure, delegated powers.',
        },
        {
          name: 'Test',
          text: 'Break it on purpose, under agreed conditions, and take the defects back to the first step.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'approach',
      tone: 'paper',
      eyebrow: 'Our view',
      heading: 'A register that names the decision',
      paragraphs: [
        'Many boards receive a long table of risks, coloured by committee. It is complete and it changes nothing, because an entry such as “cyber” or “supply chain” contains no moment at which somebody must act. We rewrite it as a short register in which each risk names the decision that goes with it.',
        'From there resilience is a matter of money and habit. A second supplier costs something every year. Giving a night-shift manager the power to stop the line takes trust. We put such prices before the executive committee, beside the loss they avert, and we accept that the right answer is sometimes to bear the risk knowingly and write down why.',
        'You end up with less paper than before. Each remaining page has been used in a test by the person whose name is on it.',
      ],
      aside: [
        { name: 'You receive', text: 'Risk statements, tolerances, proven plans' },
        { name: 'Readers', text: 'Board, risk committee, supervisor, insurer' },
        { name: 'Owner', text: 'One executive for each risk, by name' },
        { name: 'Renewed', text: 'After every test and every near miss' },
      ],
    },
    {
      kind: 'points',
      layout: 'grid',
      id: 'risk-statement',
      tone: 'paper-2',
      eyebrow: 'The risk statement',
      heading: 'Four lines that a board can sign',
      items: [
        { name: 'Event', text: 'What happens, in a sentence that a newspaper could print.' },
        { name: 'Signal', text: 'The reading that would move first, where it is taken and how often.' },
        { name: 'Limit', text: 'The loss, or the length of outage, that the board has agreed to bear.' },
        {
          name: 'Decision',
          text: 'The step to be taken at the limit, chosen in calm weather, and who is entitled to take it.',
        },
      ],
    },
    RISK_RESILIENCE_ENGAGEMENT,
    {
      kind: 'questions',
      id: 'questions',
      tone: 'paper-2',
      heading: 'Questions from boards and risk officers',
      items: [
        {
          question: 'We have a risk function. What would you add?',
          answer:
            'Distance, and hands for the building and testing that a second line cannot do for itself. We often work as guests of the chief risk officer, and the report to the board remains hers.',
        },
        {
          question: 'How soon will we see a difference?',
          answer:
            'Usually within the first assessment. The first repairs tend to be changes of procedure that cost little, and they can begin before the report is written.',
        },
        {
          question: 'Who gets to see our weaknesses?',
          answer:
            'The readers you list. Findings are encrypted and issued by name. If you want them covered by legal privilege, the work is commissioned through your lawyers. Test results go to the owner of the service before they go upwards.',
        },
        {
          question: 'What must we contribute?',
          answer:
            'An executive owner, service managers for two or three workshops each, your records of outages and losses, and permission to test something that matters.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'next-step',
      tone: 'ink',
      image: 'hero-crisis-assessment',
      heading: 'Which loss could you not absorb?',
      text: 'Leave the details out when you write. When you speak to us, we ask about that loss what an insurer, a supervisor and a journalist would ask, and explain how an assessment would begin.',
      action: ENQUIRY,
    },
  ],
} satisfies SectionPage;
