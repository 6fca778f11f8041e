import { DEADLINES_PATH } from '../../../deadlines/regime-pages.ts';
import type { AnswerEntry } from '../../types.ts';
import { filledIn } from './wordings.ts';

/* States and countries whose breach laws have no page. Other questions about some of these places are in `not-offered`. */

type Place = readonly [place: string, ...others: string[]];

/** Each with a city from which visitors ask. */
const STATES: readonly Place[] = [
  ['Alaska', 'Anchorage'],
  ['Arkansas', 'Little Rock'],
  ['Georgia', 'Atlanta'],
  ['Hawaii', 'Honolulu'],
  ['Idaho', 'Boise'],
  ['Indiana', 'Indianapolis'],
  ['Iowa', 'Des Moines'],
  ['Kansas', 'Wichita'],
  ['Kentucky', 'Louisville'],
  ['Mississippi', 'Biloxi'],
  ['Montana', 'Billings'],
  ['Nebraska', 'Omaha'],
  ['New Hampshire', 'Nashua'],
  ['North Dakota', 'Fargo'],
  ['Oklahoma', 'Tulsa'],
  ['South Carolina', 'Greenville'],
  ['West Virginia', 'Morgantown'],
  ['Wyoming', 'Cheyenne'],
  ['Puerto Rico', 'San Juan'],
  ['the District of Columbia', 'Washington, D.C.'],
];

const STATES_ASKED_OF_ELSEWHERE: readonly Place[] = [
  ['Illinois', 'Chicago'],
  ['Michigan', 'Detroit'],
  ['Minnesota', 'Minneapolis'],
  ['Missouri', 'St. Louis'],
  ['Nevada', 'Las Vegas'],
  ['New Jersey', 'Newark'],
  ['North Carolina', 'Charlotte'],
  ['Pennsylvania', 'Philadelphia'],
  ['Utah', 'Salt Lake City'],
  ['Virginia', 'Richmond'],
];

const COUNTRIES: readonly Place[] = [
  ['Argentina', 'Buenos Aires'],
  ['Brazil', 'São Paulo'],
  ['Chile', 'Santiago'],
  ['China', 'Shanghai'],
  ['Colombia', 'Bogotá'],
  ['Egypt', 'Cairo'],
  ['Indonesia', 'Jakarta'],
  ['Israel', 'Tel Aviv'],
  ['Jordan', 'Amman'],
  ['Kenya', 'Nairobi'],
  ['Malaysia', 'Kuala Lumpur'],
  ['Mexico', 'Mexico City'],
  ['New Zealand', 'Auckland'],
  ['Nigeria', 'Lagos'],
  ['the Philippines', 'Manila'],
  ['Russia', 'Moscow'],
  ['Saudi Arabia', 'Riyadh'],
  ['South Africa', 'Cape Town'],
  ['South Korea', 'Seoul'],
  ['Taiwan', 'Taipei'],
  ['Thailand', 'Bangkok'],
  ['Turkey', 'Istanbul'],
  ['Ukraine', 'Kyiv'],
  ['the UAE', 'Dubai'],
  ['Vietnam', 'Hanoi'],
];

/** The states whose number of days the tool has, and no page. */
const STATES_OF_THE_TOOL = [
  'Alabama',
  'Arizona',
  'Colorado',
  'Connecticut',
  'Delaware',
  'Florida',
  'Louisiana',
  'Maine',
  'Maryland',
  'New Mexico',
  'Ohio',
  'Oregon',
  'Rhode Island',
  'South Dakota',
  'Tennessee',
  'Vermont',
  'Washington State',
  'Wisconsin',
] as const;

const RARER_COUNTRIES = [
  'Algeria',
  'Angola',
  'Azerbaijan',
  'the Bahamas',
  'Bermuda',
  'Bolivia',
  'Botswana',
  'Cameroon',
  'the Cayman Islands',
  'the Dominican Republic',
  'Fiji',
  'Guatemala',
  'Iraq',
  'Iran',
  'Jamaica',
  'Kosovo',
  'Lebanon',
  'Libya',
  'Madagascar',
  'Mauritius',
  'Moldova',
  'Mongolia',
  'Montenegro',
  'Mozambique',
  'Namibia',
  'North Macedonia',
  'Papua New Guinea',
  'Paraguay',
  'Senegal',
  'Tunisia',
  'Uzbekistan',
  'Venezuela',
  'Zambia',
  'Zimbabwe',
] as const;

/**
 * Places without a page, for questions about the firm's work there, which ask for no law. Names like New York are left
 * out, because they would be taken for it.
 */
export const PLACES_WITHOUT_A_PAGE: readonly string[] = [
  ...STATES,
  ...STATES_ASKED_OF_ELSEWHERE,
  ...COUNTRIES,
]
  .flat()
  .filter((name) => name !== 'New Hampshire' && name !== 'New Jersey');

const OF_A_STATE = [
  'our branch in {} lost customer records, how many days for the letters',
  'law of {} on breach letters',
  'residents of {} are affected, by when must they hear of the leak',
  'attorney general of {}, when must the office hear of a breach',
] as const;

const IN_A_STATE = [
  'and in {}',
  'how many days do we have after a data breach in {}',
  '{} breach statute, deadline',
  'penalty in {} for a late breach notice',
  'ransomware at a subsidiary in {}, notification time there',
] as const;

const STATE_AMONG = [
  'is {} one of the states in your deadline tool',
  'is {} among your eighteen further states',
  'you say the tool knows more states: does it know {}',
  'do I find {} in your list of states',
  'does the calculator of deadlines cover {}',
] as const;

const DAYS_IN_A_STATE = [
  'how many days does {} give for telling people about a breach',
  'under the statute of {}, by when do we notify',
  'breach in {}, how long do we have',
  '{} breach notification deadline',
  'our customers live in {}, when must they be told',
  '{} residents affected by our breach, within how many days do we have to write to them',
  'by when do we have to tell the attorney general of {} about leaked records',
  'highest penalty under the law of {}',
  'what applies to residents of {} whose data leaked',
  'how many people in {} must be affected before the state wants a notice',
  'fine in {} for letters that come late',
  'and in {}',
] as const;

const OF_A_COUNTRY = [
  'deadline in {} for a leak of customer data',
  'subsidiary in {} hacked, which limit applies there',
  'our office in {} was breached, which clock runs',
  'notice of a leak in {}: whom do we tell, and what is the fine',
  '{} breach notice',
] as const;

const COUNTRY_AMONG = [
  'is {} one of the countries in your deadline tool',
  'is {} among the countries that you list',
  'does your list of breach laws include {}',
  'is the law of {} in the calculator of deadlines',
] as const;

const OF_STATES = {
  basis: 'The tool covers eighteen further US states',
  support:
    'The tool knows eighteen states besides the four with a page of their own. The other 28 have a breach law too: ask counsel.',
} as const;

function onlyInTheTool(state: string): AnswerEntry {
  const [first = state, ...others] = filledIn(DAYS_IN_A_STATE, [state], 1);
  return {
    id: `notification-deadlines.days-${state.replaceAll(' ', '-').toLowerCase()}`,
    questions: [first, ...others],
    lead: `The pages state no number of days for ${state}: it is one of the eighteen states that only the tool knows. Answer the questions of the tool to see the limit.`,
    support: 'General information, not legal advice.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: OF_STATES.basis,
    follow: { duration: 'notification-deadlines.use', start: 'notification-deadlines.use' },
  };
}

function withoutRule(
  [place, ...cities]: Place,
  questions: readonly string[],
  among: readonly string[],
  rest: Pick<AnswerEntry, 'basis' | 'support'>,
): AnswerEntry {
  const [first = place, ...others] = [
    ...filledIn(questions, [place], 1),
    ...filledIn(questions.slice(0, 1), cities, cities.length),
  ];
  return {
    id: `notification-deadlines.no-rule-${place.replace('the ', '').replaceAll(' ', '-').toLowerCase()}`,
    questions: [first, ...others],
    no: filledIn(among, [place], 1),
    lead: `The deadline tool and its pages state no rule of ${place}: it is not among the places that they list. Counsel can tell you what applies there.`,
    place: `${DEADLINES_PATH}#regimes`,
    ...rest,
  };
}

/** The answers about places whose law no page states. */
export const PLACES_WITHOUT_A_PAGE_ANSWERS: readonly AnswerEntry[] = [
  ...STATES_OF_THE_TOOL.map(onlyInTheTool),
  ...STATES.map((state) => withoutRule(state, [...OF_A_STATE, ...IN_A_STATE], STATE_AMONG, OF_STATES)),
  ...STATES_ASKED_OF_ELSEWHERE.map((state) =>
    withoutRule(state, [...OF_A_STATE, 'and in {}'], STATE_AMONG, OF_STATES),
  ),
  ...COUNTRIES.map((country) =>
    withoutRule(country, OF_A_COUNTRY, COUNTRY_AMONG, { basis: 'Each law on one page' }),
  ),
  {
    id: 'notification-deadlines.no-rule-rarer',
    questions: [
      'which rule applies in a country that your tool does not list',
      ...filledIn(
        ['{} data breach, notification period', 'hacked in {}, by when is it reported'],
        RARER_COUNTRIES,
        34,
      ),
    ],
    lead: 'The deadline tool and its pages state no rule of that country: it is not among the places that they list. Counsel can tell you what applies there.',
    place: `${DEADLINES_PATH}#regimes`,
    basis: 'Each law on one page',
  },
];
