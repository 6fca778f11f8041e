import type { AnswerEntry } from '../types.ts';

export const RISK_RESILIENCE_DETAILS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'risk-resilience.first-difference',
    lead: 'You usually see a difference within the first assessment. The first repairs tend to be changes of procedure that cost little, and they can begin before the report is written.',
    support: 'Assessing one service takes four to six weeks.',
    place: '/services/risk-resilience#questions',
    basis:
      'The first repairs tend to be changes of procedure that cost little, and they can begin before the report is written.',
  },
  {
    id: 'risk-resilience.yearly-testing',
    lead: 'Yearly testing can continue on a retainer, after the assessment for a set sum and a quotation for each service. The site names no amounts.',
    place: '/services/risk-resilience#engagement',
    basis: 'Yearly testing can continue on a retainer.',
  },
  {
    id: 'risk-resilience.whole-enterprise',
    lead: 'A whole enterprise is spread over a planning year, one critical service at a time, the most exposed first; each service is quoted for separately, and you may pause after any of them. The site names no amounts.',
    support: 'Assessing one service takes four to six weeks.',
    place: '/services/risk-resilience#engagement',
    basis: 'For a whole enterprise, the work is spread over a planning year.',
  },
  {
    id: 'risk-resilience.pause',
    lead: 'You may pause after any service: after a set sum for the assessment there is a quotation for each service.',
    place: '/services/risk-resilience#engagement',
    basis: 'then a quotation for each service, so that you may pause after any of them',
  },
  {
    id: 'risk-resilience.test-results',
    lead: 'Test results go to the owner of the service before they go upwards.',
    place: '/services/risk-resilience#questions',
    basis: 'Test results go to the owner of the service before they go upwards.',
    follow: { who: 'risk-resilience.test-results' },
  },
  {
    id: 'risk-resilience.renewal',
    lead: 'The risk statements are renewed after every test and every near miss.',
    place: '/services/risk-resilience#approach',
    basis: 'After every test and every near miss',
  },
  {
    id: 'risk-resilience.resilience-price',
    lead: 'A second supplier costs something every year. We put such prices before the executive committee, beside the loss they avert.',
    support:
      'Resilience is also a matter of habit: giving a night-shift manager the power to stop the line takes trust.',
    place: '/services/risk-resilience#approach',
    basis: 'A second supplier costs something every year.',
  },
  {
    id: 'risk-resilience.event',
    lead: 'The event is what happens, in a sentence that a newspaper could print.',
    support: 'It is the first of the four lines of a risk statement; signal, limit and decision follow.',
    place: '/services/risk-resilience#risk-statement',
    basis: 'What happens, in a sentence that a newspaper could print.',
  },
  {
    id: 'risk-resilience.signal',
    lead: 'The signal is the reading that would move first, where it is taken and how often.',
    place: '/services/risk-resilience#risk-statement',
    basis: 'The reading that would move first, where it is taken and how often.',
  },
  {
    id: 'risk-resilience.limit',
    lead: 'The limit is the loss, or the length of outage, that the board has agreed to bear.',
    place: '/services/risk-resilience#risk-statement',
    basis: 'The loss, or the length of outage, that the board has agreed to bear.',
  },
  {
    id: 'risk-resilience.decision',
    lead: 'The decision is the step to be taken at the limit, chosen in calm weather, and who is entitled to take it.',
    place: '/services/risk-resilience#risk-statement',
    basis: 'The step to be taken at the limit, chosen in calm weather, and who is entitled to take it.',
  },
  {
    id: 'risk-resilience.sample-limit',
    lead: 'In the invented sample of a container port the limit is eight hours without a lift, about £1.2m of margin. At six hours the duty terminal manager diverts the next ship, without asking head office.',
    support:
      'The signal is the restart time of the crane controller, read every Monday: 41 minutes, up from 25 a year ago.',
    place: '/services/risk-resilience#engagement',
    basis: 'Eight hours without a lift, about £1.2m of margin.',
  },
  {
    id: 'risk-resilience.sample-test',
    lead: 'In the invented sample the fallback took 9 hours in the last test, not the 4 in the plan. A spare controller on site, £240,000, is approved; the next test is in September, at night.',
    support: 'A storm above force 11 is borne, written down with the board’s reasons.',
    place: '/services/risk-resilience#engagement',
    basis: 'The fallback took 9 hours, not the 4 in the plan.',
  },
  {
    id: 'risk-resilience.supplier-dependence',
    lead: 'Dependence on one market, supplier or platform is one of the strategic risks on our list.',
    support: 'In the build step, second suppliers and fallback procedures are put in place.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Dependence on one market, supplier or platform',
  },
  {
    id: 'risk-resilience.key-people',
    lead: 'Loss of the few people on whom the plan relies is one of the strategic risks on our list.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Loss of the few people on whom the plan relies',
  },
  {
    id: 'risk-resilience.claims',
    lead: 'Claims about climate or AI that the facts do not bear out are on our list of reputational risks.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Claims about climate or AI that the facts do not bear out',
  },
  {
    id: 'risk-resilience.insurance-gap',
    lead: 'Damage that falls outside insurance cover is on our list of financial risks.',
    support: 'In the design step it is decided what is insured, accepted or given up.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Damage that falls outside insurance cover',
  },
  {
    id: 'risk-resilience.fraud',
    lead: 'Fraud and failure of financial control are on our list of financial risks.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Fraud and failure of financial control',
  },
  {
    id: 'risk-resilience.power-to-stop',
    lead: 'Resilience is a matter of money and habit: giving a night-shift manager the power to stop the line takes trust. We put such prices before the executive committee, beside the loss they avert.',
    support:
      'In the build step we put in place, among other things, a command structure and delegated powers.',
    place: '/services/risk-resilience#approach',
    basis: 'Giving a night-shift manager the power to stop the line takes trust.',
  },
  {
    id: 'risk-resilience.acquisition',
    lead: 'An acquisition that does not deliver its case is one of the strategic risks on our list.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'An acquisition that does not deliver its case',
  },
  {
    id: 'risk-resilience.regulation',
    lead: 'Regulation or trade rules that redraw the market are one of the strategic risks on our list.',
    place: '/services/risk-resilience#risk-categories',
    basis: 'Regulation or trade rules that redraw the market',
  },
];
