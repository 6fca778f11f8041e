import type { AnswerEntry } from '../types.ts';

export const PIECES_RISK_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.register.example',

    lead: 'In the example of six risks five reach the board’s page, and only one of them is late: “A payment goes to a thief”, overdue since 17 November.',
    support:
      'Also on the page: order system back too late (31 hours; watch 18, act 23; open until 4 December), payroll experts leave, northern hub closed (done on 16 November), covenant broken (reading is missing). Labels run out is normal and not on the page.',
    place: '/insights/register-that-leads-to-decisions#exhibit-example-rows',
    basis: 'in the example of six risks five reach the page, and only one of them is late',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.register.rows',

    lead: '“Order system back too late”: 31 hours, watch 18, act 23, open until 4 December. “Payroll experts leave”: 3 people, watch 3, act 2. “Northern hub closed”: 9%, watch 8, act 12. “Labels run out”: 21 days, watch 15, act 8, not on the page.',
    support:
      '“A payment goes to a thief”: 72%, watch 90, act 75, overdue since 17 November. “Covenant broken”: no reading, watch 15, act 8; the reading is missing. The company is fictional.',
    place: '/insights/register-that-leads-to-decisions#exhibit-example-rows',
    basis: '31 hours; watch 18, act 23',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.register.scores',

    lead: 'The workbook has no scores and ranks by levels that have been reached, because multiplying scores for likelihood and impact can rank a smaller risk above a larger one.',
    support: 'It has no colours by committee either.',
    place: '/insights/register-that-leads-to-decisions#findings-heading',
    basis: 'Multiplying scores for likelihood and impact can rank a smaller risk above a larger one',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.register.row',

    lead: 'Each row has one owner, one indicator, two levels and the step that each level calls for. It names in advance the level at which somebody must act, what they do and how many days they have.',
    place: '/insights/register-that-leads-to-decisions#findings-heading',
    basis: 'each risk has one owner, one indicator, two levels and the step that each level calls for',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.register.quarter-hour',

    lead: 'The workbook was built for a quarter of an hour a month, and the board’s page is drawn by formulas from the readings.',
    place: '/insights/register-that-leads-to-decisions#register-that-leads-to-decisions-title',
    basis: 'how to run the monthly quarter of an hour for which it was built',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.register.length',

    lead: 'The page on the register is a 6 min read: 1,453 words, 1 exhibit and 3 notes with their sources, also as a PDF, by the Risk Advisory Practice, of 19 November 2026. The register itself is a workbook.',
    support:
      'Its parts: why there are no scores, the sheets, what the example shows, how to fill it in, fifteen minutes a month, technical notes, where this does not fit, where to begin.',
    place: '/insights/register-that-leads-to-decisions#piece',
    basis: '1,453 words, 1 exhibit and 3 notes',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.appetite.trigger',

    lead: 'Set the early-warning level back from the limit by the speed of the measure times the time needed to act; a fixed amber at 90 per cent is usually too late.',
    place: '/insights/risk-appetite-that-refuses#findings-heading',
    basis:
      'An early-warning level should be set back from the limit by the speed of the measure times the time needed to act',
    follow: { duration: 'pieces.appetite.length', who: 'pieces.appetite.length' },
  },
  {
    id: 'pieces.appetite.example',

    lead: 'Begun at the trigger, the share peaks at 20 per cent of margin, which is the limit; begun at the limit, it climbs to 25. It is the same ten months of work.',
    support:
      'Both start at 13. Begun at the trigger the share is 20 at month 14 and 12.5 at month 29; begun at the limit it is 25 at month 24. The share falls by half a point a month once the work takes effect.',
    place: '/insights/risk-appetite-that-refuses#exhibit-trigger-and-limit',
    basis: 'The same ten months of work, begun at the trigger or at the limit',
    follow: { duration: 'pieces.appetite.length', who: 'pieces.appetite.length' },
  },
  {
    id: 'pieces.appetite.ignored',

    lead: 'A limit is ignored less often out of recklessness than because stopping costs the person who stops and continuing costs no one in particular.',
    support: 'Four public cases show limits that were crossed and stopped nothing.',
    place: '/insights/risk-appetite-that-refuses#findings-heading',
    basis: 'stopping costs the person who stops and continuing costs no one in particular',
    follow: { duration: 'pieces.appetite.length', who: 'pieces.appetite.length' },
  },
  {
    id: 'pieces.appetite.measure',

    lead: 'While a limit is in breach its measure must not be changed, since in two of the best-documented failures a new model or assumption lowered the reading and left the risk.',
    place: '/insights/risk-appetite-that-refuses#findings-heading',
    basis: 'While a limit is in breach its measure must not be changed',
    follow: { duration: 'pieces.appetite.length', who: 'pieces.appetite.length' },
  },
  {
    id: 'pieces.appetite.parts',

    lead: 'A limit that managers can apply without asking has five parts. The paper derives its number from a loss the board can bear, gives rules for lifting a limit, and a breach report on one page.',
    place: '/insights/risk-appetite-that-refuses#risk-appetite-that-refuses-title',
    basis: 'the five parts of a limit that managers can apply without asking',
    follow: { duration: 'pieces.appetite.length', who: 'pieces.appetite.length' },
  },
  {
    id: 'pieces.appetite.length',

    lead: 'The paper on risk appetite is an 11 min read: 2,470 words, 3 exhibits and 7 notes with their sources, also as a PDF, by the Risk Advisory Practice, of 12 March 2026.',
    support:
      'Its parts: limits that were crossed and stopped nothing, the five parts of a limit, where the number comes from, triggers that leave time to act, lifting a limit, the page for the board, what to do on Monday, where this does not apply.',
    place: '/insights/risk-appetite-that-refuses#piece',
    basis: '2,470 words, 3 exhibits and 7 notes',
    follow: { duration: 'pieces.appetite.length', who: 'pieces.appetite.length' },
  },
  {
    id: 'pieces.indicators.false-alarms',

    lead: 'By chance alone 40 measures give 10.9 false alarms a year, about eleven; 12 measures give 3.3 and 5 measures 1.4.',
    support: 'It is arithmetic: monthly readings, independent measures, a limit at two standard deviations.',
    place: '/insights/indicators-a-board-will-act-on#exhibit-false-alarms',
    basis: 'A long list raises false alarms although nothing has changed',
    follow: { duration: 'pieces.indicators.length', who: 'pieces.indicators.length' },
  },
  {
    id: 'pieces.indicators.assumptions',

    lead: 'The numbers of false alarms are arithmetic: monthly readings, independent measures and a limit at two standard deviations.',
    support: 'By chance alone 40 measures give 10.9 false alarms a year, 12 give 3.3 and 5 give 1.4.',
    place: '/insights/indicators-a-board-will-act-on#exhibit-false-alarms',
    basis: 'monthly readings, independent measures, limit at two standard deviations',
    follow: { duration: 'pieces.indicators.length', who: 'pieces.indicators.length' },
  },
  {
    id: 'pieces.indicators.place',

    lead: 'An indicator earns its place by naming the decision that it would change, the level at which it would change it and the person who would act.',
    support: 'Measures that never changed a decision are retired.',
    place: '/insights/indicators-a-board-will-act-on#findings-heading',
    basis: 'An indicator earns its place by naming the decision that it would change',
    follow: { duration: 'pieces.indicators.length', who: 'pieces.indicators.length' },
  },
  {
    id: 'pieces.indicators.dashboards',

    lead: 'Most board dashboards are long and green, and nothing follows from them; the guide chooses a handful of measures from decisions instead of from data.',
    support:
      'It agrees in advance what each level means and who acts, and retires the measures that never changed a decision.',
    place: '/insights/indicators-a-board-will-act-on#indicators-a-board-will-act-on-title',
    basis: 'Most board dashboards are long and green, and nothing follows from them',
    follow: { duration: 'pieces.indicators.length', who: 'pieces.indicators.length' },
  },
  {
    id: 'pieces.indicators.controls',

    lead: 'A measure of outcomes can improve while the controls that prevent the rare catastrophe decay, as an independent panel found at an oil company in 2007.',
    support: 'So the guide measures the control as well as the outcome.',
    place: '/insights/indicators-a-board-will-act-on#findings-heading',
    basis: 'as an independent panel found at an oil company in 2007',
    follow: { duration: 'pieces.indicators.length', who: 'pieces.indicators.length' },
  },
  {
    id: 'pieces.indicators.length',

    lead: 'The guide to indicators is a 7 min read: 1,521 words, 2 exhibits and 6 notes with their sources, also as a PDF, by the Intelligence and Analytics Practice, of 5 November 2026.',
    support:
      'Its parts: start from decisions; how many, by arithmetic; measure the control as well as the outcome; guard it against being managed; one page, and what is on it; retire them; where this does not apply; where to begin.',
    place: '/insights/indicators-a-board-will-act-on#piece',
    basis: '1,521 words, 2 exhibits and 6 notes',
    follow: { duration: 'pieces.indicators.length', who: 'pieces.indicators.length' },
  },
  {
    id: 'pieces.register.fictional',

    lead: 'The company in the register’s example is fictional; the date of its meeting is 20 November 2026.',
    place: '/insights/register-that-leads-to-decisions#exhibit-example-rows',
    basis: 'fictional company, date of meeting 20 November 2026',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.appetite.cases',

    lead: 'Four public cases show limits that were crossed and stopped nothing; in two of the best-documented failures a new model or assumption lowered the reading and left the risk.',
    place: '/insights/risk-appetite-that-refuses#risk-appetite-that-refuses-title',
    basis: 'Four public cases show limits that were crossed and stopped nothing',
    follow: { duration: 'pieces.appetite.length', who: 'pieces.appetite.length' },
  },
  {
    id: 'pieces.register.missing',

    lead: 'A reading that is missing puts a risk on the board’s page too: in the example “Covenant broken” has none, and its status is “Reading is missing”.',
    place: '/insights/register-that-leads-to-decisions#exhibit-example-rows',
    basis: 'Reading is missing',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
  {
    id: 'pieces.register.order',

    lead: 'The rows on the board’s page are ordered by level and delay; in the example five of six rows reach it.',
    support: 'The workbook has no scores and ranks by levels that have been reached.',
    place: '/insights/register-that-leads-to-decisions#exhibit-example-rows',
    basis: 'Five of six rows reach the board, ordered by level and delay',
    follow: { duration: 'pieces.register.length', who: 'pieces.register.length' },
  },
];
