import EXAMPLES from '../../../deadlines/examples.json' with { type: 'json' };
import { LIVE_REGIMES } from '../../../deadlines/regimes.ts';
import { REGIME_PAGE } from '../../../deadlines/screens.ts';
import type { AnswerEntry } from '../../types.ts';
import { fitting, LEAD_CHARACTERS, NOT_ADVICE, raised, supportOf } from './leads.ts';
import { onPageOf } from './on-page.ts';
import { SPOKEN_IN_EUROPE } from './spoken-europe.ts';
import { SPOKEN_IN_THE_UNITED_STATES } from './spoken-united-states.ts';
import { SPOKEN_IN_THE_WORLD } from './spoken-world.ts';
import type { Spoken } from './spoken.ts';
import { filledIn } from './wordings.ts';

const SHAPES = [
  'does the weekend count under {}',
  'if it happens on a Friday evening, is Monday early enough under {}',
  'it happened on a Friday afternoon, when is it due under {}',
  'found out at 16:30 on a Friday, which date and hour results under {}',
  'worked example for {}',
  'over Christmas, how does {} count',
  'discovered late on Christmas Eve, last day under {}',
  'public holidays and {}',
  'nights, Sundays and bank holidays, does {} count them',
  'calculate a date for me under {}',
  '{}, found on a Friday at half past four, latest moment',
  'noticed on a Saturday, {}',
] as const;

const COUNTS_ALL = ['do Saturdays and Sundays count under {}', 'does the time run on at night under {}'];
const STOPS = ['does the clock of {} stop at the weekend', 'may a notice wait until Monday under {}'];

const LAWS = {
  ...SPOKEN_IN_THE_UNITED_STATES,
  ...SPOKEN_IN_THE_WORLD,
  'eu-eprivacy': SPOKEN_IN_EUROPE['eu-eprivacy'],
  'uk-pecr': SPOKEN_IN_EUROPE['uk-pecr'],
} as const;
const ENTRIES = Object.entries(LAWS) as [keyof typeof LAWS, Spoken][];

/** The two worked examples of each law that counts in hours or days. */
export const WORKED_EXAMPLE_ANSWERS: readonly AnswerEntry[] = ENTRIES.flatMap(([id, spoken]) => {
  const regime = LIVE_REGIMES[id];
  const examples = EXAMPLES[id];
  if (!regime || regime.stages.every(({ limit }) => limit.unit === 'without delay')) return [];
  const isBusiness = regime.stages.some(({ limit }) => limit.unit === 'business days');
  const told = examples.map(({ start, due }): [string, string[]] => [
    `from ${start}:`,
    regime.stages.map((stage) => `${stage.name}: ${(due as Record<string, string>)[stage.id] ?? ''}.`),
  ]);
  const [[when, notices] = ['', []], [later, laterNotices] = ['', []]] = told;
  const counts = isBusiness ? 'only business days count' : 'the limits run through weekends and holidays';
  const [lead, left] = fitting(
    `Under ${spoken.prose} ${counts}. Worked example ${when}`,
    notices,
    '',
    LEAD_CHARACTERS,
  );
  const [first, ...others] = filledIn(SHAPES, spoken.laws, 1);
  return [
    {
      id: `notification-deadlines.${id}-example`,
      questions: [first ?? SHAPES[0], ...others],
      yes: filledIn(isBusiness ? STOPS.slice(0, 1) : COUNTS_ALL, spoken.laws, 1),
      no: filledIn(isBusiness ? COUNTS_ALL : STOPS, spoken.laws, 1),
      lead,
      support: supportOf(...left, `${raised(later)} ${laterNotices.join(' ')}`, NOT_ADVICE),
      ...onPageOf(id),
      basis: REGIME_PAGE.examples,
    } satisfies AnswerEntry,
  ];
});
