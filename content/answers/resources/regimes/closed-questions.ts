import type { LiveRegime, Trigger } from '../../../../shared/deadlines/regime.ts';
import { limitText } from '../../../deadlines/limit-text.ts';
import { triggersOf } from './leads.ts';
import type { Spoken } from './spoken.ts';
import { filledIn } from './wordings.ts';

/* Questions that a law's data answers with yes or no. */

type Sides = { yes?: string[]; no?: string[] };

/** Amounts that visitors take for a law's limit. */
const GUESSES = ['72 hours', '24 hours', '48 hours', '30 days', '60 days', '90 days', '7 days'];

export function deadlineSides({ laws }: Spoken, { stages }: Pick<LiveRegime, 'stages'>): Sides {
  const limits = [
    ...new Set(
      stages.map(({ limit }) =>
        limit.unit === 'hours' ? `${limit.amount} hours` : limitText(limit).toLowerCase(),
      ),
    ),
  ];
  const isNumbered = stages.some(({ limit }) => limit.unit !== 'without delay');
  const wrong = GUESSES.filter((guess) => !limits.some((limit) => limit.includes(guess)));
  return {
    yes: limits.slice(0, 2).flatMap((limit) => filledIn([`do we have ${limit} under {}`], laws, 2)),
    no: [
      ...wrong.slice(0, 3).flatMap((guess) => filledIn([`do we have ${guess} under {}`], laws, 1)),
      ...filledIn(
        ['may we wait until the investigation is over under {}', 'has {} half a year for us'],
        laws,
        1,
      ),
      ...(isNumbered ? filledIn(['does {} leave us all the time we want'], laws, 2) : []),
    ],
  };
}

const START_QUESTIONS: Partial<Record<Trigger, { yes: readonly string[]; no: readonly string[] }>> = {
  noticed: {
    yes: ['does the clock of {} start at the first sign', 'does {} count from discovery'],
    no: ['does {} wait until we are certain', 'does {} count only from certainty'],
  },
  aware: {
    yes: ['does {} count from awareness', 'does {} count from when we are aware of it'],
    no: ['does {} count from the first alarm', 'does {} count from the attack itself'],
  },
  determined: {
    yes: ['does {} count from our own decision', 'does {} count from our determination'],
    no: ['does the clock of {} start when the alarm goes off', 'does {} count from detection'],
  },
};

/** For laws whose own words ask for certainty. */
const FROM_CERTAINTY = {
  yes: ['does {} count from certainty', 'does {} count from when we are reasonably sure'],
  no: ['does the clock of {} start at the first suspicion', 'does {} count from the first alarm'],
} as const;

/** How `counted` begins for laws whose clock starts when the organisation finds the incident. */
const FROM_DISCOVERY = /^(?:Discovery|Detection|Noticing)/;

export function clockSides({ laws }: Spoken, { stages }: Pick<LiveRegime, 'stages'>): Sides {
  const [trigger, ...others] = triggersOf(stages);
  const said = stages.flatMap(({ counted }) => counted ?? []);
  const questions = said.some((words) => words.includes('certainty'))
    ? FROM_CERTAINTY
    : trigger && others.length === 0 && said.every((words) => FROM_DISCOVERY.test(words))
      ? START_QUESTIONS[trigger]
      : undefined;
  return questions ? { yes: filledIn(questions.yes, laws, 2), no: filledIn(questions.no, laws, 2) } : {};
}

/** These names resemble questions about the firm's own offices. */
const NAMES_A_PLACE = / in | of /;
const TELLS_PEOPLE = /people|individuals|residents|clients/;

export function recipientSides({ laws, bodies }: Spoken, recipients: readonly string[]): Sides {
  const isPeopleTold = recipients.some((recipient) => TELLS_PEOPLE.test(recipient));
  return {
    yes: [
      ...filledIn(
        ['do we report to {}'],
        bodies.filter((body) => !NAMES_A_PLACE.test(body)),
        2,
      ),
      ...(isPeopleTold
        ? filledIn(
            ['must the people affected be told under {}', 'do customers have to hear of it under {}'],
            laws,
            2,
          )
        : []),
    ],
    no: filledIn(
      [
        'is the police the only one to tell under {}',
        'can we leave everybody but the police in the dark under {}',
      ],
      laws,
      1,
    ),
  };
}

export function penaltySides({ laws }: Spoken): Sides {
  return {
    yes: filledIn(
      ['is there a penalty under {}', 'can we be fined under {}', 'does it cost money to be late under {}'],
      laws,
      2,
    ),
    no: filledIn(['does staying silent under {} have no consequences', 'is {} without teeth'], laws, 2),
  };
}

export function exceptionSides({ laws }: Spoken): Sides {
  return {
    yes: filledIn(['are there exceptions to {}', 'can a notice be left out under {}'], laws, 2),
    no: filledIn(
      ['must everything be reported under {} without exception', 'is {} without exceptions'],
      laws,
      2,
    ),
  };
}
