import type { AnswerEntry } from '../types.ts';

export const RISK_RESILIENCE_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'risk-resilience.overview',
    lead: 'We help boards name the few risks that could end the enterprise, decide which of them to bear, and build operations that go on working when one of them comes true.',
    place: '/services/risk-resilience',
    basis: 'We help boards name the few risks that could end the enterprise',
    follow: { proof: 'risk-resilience.test', difference: 'risk-resilience.register' },
  },
  {
    id: 'risk-resilience.kinds',
    lead: 'Three kinds: strategic, financial and reputational risk. The lists are a beginning; the first workshop strikes out what does not apply and adds what only your people know.',
    support:
      'They name, among others, dependence on one supplier or platform, fraud and failure of financial control, and breach or misuse of personal data.',
    place: '/services/risk-resilience#risk-categories',
    options: ['risk-resilience.strategic', 'risk-resilience.financial', 'risk-resilience.reputational'],
    basis: 'The first workshop strikes out what does not apply and adds what only your people know.',
  },
  {
    id: 'risk-resilience.strategic',
    lead: 'Strategic risk means threats to the reason why customers, citizens or investors choose you at all, such as a rival or a technology that removes your advantage, or dependence on one market, supplier or platform.',
    support:
      'Also on the list: an acquisition that does not deliver its case; trade rules that redraw the market; loss of the few people on whom the plan relies.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Threats to the reason why customers, citizens or investors choose you at all.',
    follow: { contents: 'risk-resilience.strategic' },
  },
  {
    id: 'risk-resilience.financial',
    lead: 'Financial risk means threats to cash and capital: liquidity strained when funding is dearest, default of a large customer, exposure to currencies, rates and commodities, fraud, and damage that falls outside insurance cover.',
    support:
      'It also means threats to the patience of those who provide the capital. Failure of financial control is on the list too.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Threats to cash and capital, and to the patience of those who provide them.',
    follow: { contents: 'risk-resilience.financial' },
  },
  {
    id: 'risk-resilience.reputational',
    lead: 'Reputational risk means threats to whether people believe you: conduct of leaders and staff, harm done by a product, a service failing in public, misuse of personal data, claims about climate or AI that the facts do not bear out.',
    support:
      'They can outlast their cause by years. A partner whose practices become your headline is on the list too.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Threats to whether people believe you. They can outlast their cause by years.',
    follow: { contents: 'risk-resilience.reputational' },
  },
  {
    id: 'risk-resilience.framework',
    lead: 'Assess, design, build, test: applied to one critical service at a time, the most exposed first.',
    support:
      'We find what the service depends on, set how much disruption is tolerable, put the arrangements in place, then break it on purpose and take the defects back to the first step.',
    place: '/services/risk-resilience#framework',
    options: [
      'risk-resilience.assess',
      'risk-resilience.tolerance',
      'risk-resilience.build',
      'risk-resilience.test',
    ],
    basis: 'We begin with the most exposed.',
    follow: { proof: 'case-studies.finance' },
  },
  {
    id: 'risk-resilience.assess',
    lead: 'We trace the service from customer to server room, find what it depends on, and price each hour and day of outage.',
    support: 'Assessing one service takes four to six weeks, for a set sum.',
    place: '/services/risk-resilience#framework',
    basis: 'Trace the service from customer to server room',
    follow: { contents: 'risk-resilience.assess' },
  },
  {
    id: 'risk-resilience.tolerance',
    lead: 'In the design step we set how much disruption is tolerable, pick the controls that are worth their cost and decide what is insured, accepted or given up.',
    place: '/services/risk-resilience#framework',
    basis: 'Set how much disruption is tolerable',
    follow: { contents: 'risk-resilience.tolerance' },
  },
  {
    id: 'risk-resilience.build',
    lead: 'In the build step we put in place second suppliers, fallback procedures, reserves, a command structure and delegated powers.',
    place: '/services/risk-resilience#framework',
    basis: 'second suppliers, fallback procedures, reserves, a command structure, delegated powers',
    follow: { contents: 'risk-resilience.build' },
  },
  {
    id: 'risk-resilience.test',
    lead: 'We break it on purpose, under agreed conditions, and take the defects back to the first step.',
    support: 'Each remaining page of a plan has been used in a test by the person whose name is on it.',
    place: '/services/risk-resilience#framework',
    basis: 'Break it on purpose, under agreed conditions',
    follow: { contents: 'risk-resilience.test' },
  },
];
