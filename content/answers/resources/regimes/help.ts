import { DEADLINES_PATH } from '../../../deadlines/regime-pages.ts';
import type { AnswerEntry } from '../../types.ts';
import { SPOKEN_IN_EUROPE } from './spoken-europe.ts';
import { SPOKEN_IN_THE_UNITED_STATES } from './spoken-united-states.ts';
import { SPOKEN_IN_THE_WORLD } from './spoken-world.ts';
import type { Spoken } from './spoken.ts';
import { filledIn } from './wordings.ts';

const SHAPES = [
  'can you help us with {}',
  'can you get us ready for {}',
  'what about training on {}',
  'do you do consulting on {}',
  'we need help complying with {}',
  'can you prepare our notices for {}',
] as const;

/** Each law with two of the shapes in turns. */
function askedFor(laws: readonly Spoken[]): string[] {
  return laws.flatMap(({ laws: [name, other] }, number) => [
    ...filledIn([SHAPES[number % SHAPES.length] ?? SHAPES[0]], [name], 1),
    ...filledIn([SHAPES[(number + 2) % SHAPES.length] ?? SHAPES[0]], [other], 1),
  ]);
}

function helpWith(region: string, laws: readonly Spoken[]): AnswerEntry {
  const asked = askedFor(laws);
  return {
    id: `notification-deadlines.help-${region}`,
    questions: [asked[0] ?? SHAPES[0], ...asked.slice(1)],
    lead: 'We help you and your counsel to prepare for such duties: drafts of the notices, addresses and the people who may sign are settled on a quiet day, and rehearsed with you.',
    support: 'What each law asks stands on its own page. It is general information, not legal advice.',
    place: `${DEADLINES_PATH}#next-step`,
    basis: 'Drafts, addresses and the people who may sign can be settled on a quiet day.',
  };
}

/** Answers to those who ask for help with a law rather than for what it says. */
export const HELP_WITH_LAWS_ANSWERS: readonly AnswerEntry[] = [
  helpWith('europe', Object.values(SPOKEN_IN_EUROPE)),
  helpWith('united-states', Object.values(SPOKEN_IN_THE_UNITED_STATES)),
  helpWith('world', Object.values(SPOKEN_IN_THE_WORLD)),
];
