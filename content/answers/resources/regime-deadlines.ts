import type { LiveRegime } from '../../../shared/deadlines/regime.ts';
import { formatDay, formatMonth } from '../../../shared/text/format-day.ts';
import { REGIME_NAMES } from '../../deadlines/names.ts';
import { startText } from '../../deadlines/limit-text.ts';
import { RECIPIENTS } from '../../deadlines/recipients.ts';
import { REGIME_PAGES, type RegimePageId, type RegimePath } from '../../deadlines/regime-pages.ts';
import { LIVE_REGIMES } from '../../deadlines/regimes.ts';
import { GRADES } from '../../deadlines/screens.ts';
import type { AnswerEntry } from '../types.ts';
import { brieflyAsked, hasAnswerOnForm, hasAnswerOnThreshold } from './regimes/brief-wordings.ts';
import {
  clockSides,
  deadlineSides,
  exceptionSides,
  penaltySides,
  recipientSides,
} from './regimes/closed-questions.ts';
import { contentsText, laterContents, listOf } from './regimes/contents.ts';
import { coversText, thresholdNote } from './regimes/covers.ts';
import {
  clockText,
  deadlineText,
  fitting,
  LEAD_CHARACTERS,
  lowered,
  NOT_ADVICE,
  raised,
  recipientOf,
  recipientText,
  stageTexts,
  supportOf,
} from './regimes/leads.ts';
import { DEADLINE_WORDINGS } from './regimes/deadline-wordings.ts';
import { followOf } from './regimes/follow.ts';
import * as SHAPES from './regimes/shapes.ts';
import { SHORT_NAMES, SHORT_PLACES } from './regimes/short-names.ts';
import { SPOKEN, type Spoken } from './regimes/spoken.ts';
import { filledIn, questionsOn, questionsOnNotices, type Shapes } from './regimes/wordings.ts';

type Law = {
  id: RegimePageId;
  path: RegimePath;
  titles: readonly [string, ...string[]];
  regime: LiveRegime;
  spoken: Spoken;
};

/** How an answer about a law is asked for. */
type Asked = Shapes & {
  /** How many of the law's names the frequent shapes take. */
  each?: number;
  notices?: readonly string[];
  sentences?: readonly string[];
  /** Half questions, each with the shortest name. */
  asides?: readonly string[];
  /** Short wordings, each filled in with every short name of the law. */
  short?: readonly string[];
  /** Short wordings that are filled in with places and authorities instead. */
  atPlace?: readonly string[];
  /** Whole questions for this law alone. */
  own?: readonly string[];
};

/** What all answers about a law have in common: id, questions and follow-ups. */
function entryOf(
  { id, path, spoken, regime }: Law,
  subject: string | undefined,
  { each, notices = [], sentences = [], asides = [], short = [], atPlace = [], own = [], ...shapes }: Asked,
  rest: Pick<AnswerEntry, 'lead' | 'basis'> &
    Pick<Partial<AnswerEntry>, 'yes' | 'no' | 'support' | 'options' | 'follow'>,
): AnswerEntry {
  const name = `notification-deadlines.${id}`;
  const names = regime.stages.length > 1 ? regime.stages.map((stage) => stage.name) : [];
  return {
    id: subject === undefined ? name : `${name}-${subject}`,
    questions: [
      ...questionsOn(shapes, spoken, each),
      ...questionsOnNotices(notices, names, spoken),
      ...filledIn(sentences, [...new Set([spoken.prose, ...spoken.laws.slice(0, 3)])], 2),
      ...filledIn(asides, [shortestOf(spoken.laws)], 1),
      ...brieflyAsked(short, SHORT_NAMES[id]),
      ...brieflyAsked(atPlace, SHORT_PLACES[id] ?? []),
      ...own,
    ],
    place: path,
    follow: followOf(id),
    ...rest,
  };
}

function shortestOf(names: readonly [string, ...string[]]): string {
  return names.reduce((shortest, name) => (name.length < shortest.length ? name : shortest));
}

/** Law names that, typed alone, are answered by the entry of an industry. */
const EXPLAINED_FOR_INDUSTRIES = [
  'DFARS',
  'DORA',
  'SB 446',
  '12 CFR 53',
  '23 NYCRR 500.17',
  'Regulation S-P',
  '17 CFR 248.30',
  'HIPAA breach notification',
  '45 CFR 164.400',
];

/** A law's names as questions of their own. */
function bareNames({ laws }: Spoken): string[] {
  return laws.filter((name) => !EXPLAINED_FOR_INDUSTRIES.includes(name));
}

const MANY_NOTICES = 3;

/** Notices to one recipient that follow each other from different moments; from three on, each has an answer of its own. */
function sequenceOf({ stages }: LiveRegime): string[] {
  const [{ to }] = stages;
  const sequence = stages.filter((stage) => stage.to === to);
  const starts = new Set(sequence.map(({ limit: { from } }) => ('sent' in from ? from.sent : from.trigger)));
  const names = [...new Set(sequence.map(({ name }) => name))];
  return names.length >= MANY_NOTICES && starts.size > 1 ? names : [];
}

/** The limit of each notice by itself, where a law asks for several in turn. */
function singleNoticesOf(law: Law): AnswerEntry[] {
  const { titles, regime } = law;
  const { stages } = regime;
  const names = sequenceOf(regime);
  const texts = stageTexts(stages, undefined);
  return names.flatMap((name, number) => {
    const stage = stages.find((one) => one.name === name);
    if (!stage) return [];
    const own = texts.filter(
      (text, at) =>
        (text.startsWith(`${name}:`) || text.startsWith(`${name} (`)) &&
        !texts.slice(0, at).includes(text.replace(/ \([^()]*\):/, ':')),
    );
    const [lead, left] = fitting(`${titles[1] ?? titles[0]}.`, own, '', LEAD_CHARACTERS);
    const later = stages.find((one) => one.name === names[number + 1]);
    // After the last notice all of them are listed.
    const next = `notification-deadlines.${law.id}${later ? `-due-${later.id}` : ''}`;
    return [
      entryOf(
        law,
        `due-${stage.id}`,
        {
          laws: SHAPES.dueOf(name),
          each: 1,
          asides: [
            ...(number === 1 ? SHAPES.SECOND_NOTICE_ASIDES : []),
            ...(number === names.length - 1 ? SHAPES.LAST_NOTICE_ASIDES : []),
          ],
        },
        {
          lead,
          support: supportOf(
            ...left,
            `It goes to ${recipientOf(stage)}.`,
            `It contains: ${listOf(stage)}.`,
            NOT_ADVICE,
          ),
          basis: stage.name,
          follow: followOf(law.id, next),
        },
      ),
    ];
  });
}

/** The shapes for what the notices contain, with the first notice by its name if there are more. */
function firstOf({ regime: { stages } }: Law): Shapes {
  const { laws, ...others } = SHAPES.CONTENTS_SHAPES;
  const [{ name }] = stages;
  return { laws: stages.length > 1 ? [...laws, ...SHAPES.contentsOf(name).slice(0, 4)] : laws, ...others };
}

function noticesOf(law: Law): AnswerEntry[] {
  const { titles, regime, spoken } = law;
  const { stages } = regime;
  const [stage] = stages;
  const singles = singleNoticesOf(law);
  return [
    entryOf(
      law,
      undefined,
      {
        ...SHAPES.DEADLINE_SHAPES,
        notices: singles.length > 0 ? [] : SHAPES.DUE_SHAPES,
        sentences: SHAPES.LIMIT_AND_FINE,
        asides: SHAPES.DEADLINE_ASIDES,
        short: SHAPES.DEADLINE_SHORT,
        atPlace: SHAPES.DEADLINE_AT_PLACE,
        own: [...bareNames(spoken), ...(DEADLINE_WORDINGS[law.id] ?? [])],
      },
      {
        ...(singles.length > 0 && { options: singles.map(({ id }) => id) }),
        ...deadlineSides(spoken, regime),
        ...deadlineText(titles, regime),
        basis: regime.covers,
      },
    ),
    entryOf(
      law,
      'clock',
      {
        ...SHAPES.CLOCK_SHAPES,
        notices: ['from when is the [] counted under {}'],
        asides: SHAPES.CLOCK_ASIDES,
        short: SHAPES.CLOCK_SHORT,
      },
      {
        ...clockSides(spoken, regime),
        ...clockText(spoken, regime),
        basis: startText(stages.find(({ limit: { from } }) => 'trigger' in from) ?? stage, regime),
      },
    ),
    entryOf(
      law,
      'recipient',
      {
        ...SHAPES.RECIPIENT_SHAPES,
        notices: ['who receives the [] under {}', 'where does the [] get sent, {}'],
        asides: SHAPES.RECIPIENT_ASIDES,
        short: SHAPES.RECIPIENT_SHORT,
        atPlace: SHAPES.RECIPIENT_AT_PLACE,
      },
      {
        ...recipientSides(spoken, stages.map(recipientOf)),
        ...recipientText(spoken, regime),
        basis: RECIPIENTS[stage.to]?.name ?? titles[0],
      },
    ),
    entryOf(
      law,
      'contents',
      {
        ...firstOf(law),
        asides: SHAPES.CONTENTS_ASIDES,
        short: [...SHAPES.CONTENTS_SHORT, ...(hasAnswerOnForm(law.id) ? [] : SHAPES.FORM_SHORT)],
      },
      {
        ...contentsText(spoken, regime),
        basis: stage.contents[0],
      },
    ),
    ...laterContents(spoken, regime).map(({ stage: later, text }) =>
      entryOf(
        law,
        `contents-${later.id}`,
        { laws: SHAPES.contentsOf(later.name) },
        {
          ...text,
          basis: later.contents[0],
        },
      ),
    ),
    ...singles,
  ];
}

function termsOf(law: Law): AnswerEntry[] {
  const { spoken, regime } = law;
  const { stages, covers, exception, penalty, text, newestSource, lastChecked, grade } = regime;
  const { prose, isPlural } = spoken;
  const threshold = thresholdNote(regime);
  return [
    entryOf(
      law,
      'covers',
      {
        ...SHAPES.COVERS_SHAPES,
        asides: SHAPES.COVERS_ASIDES,
        short: [
          ...SHAPES.COVERS_SHORT,
          ...(threshold === undefined && !hasAnswerOnThreshold(law.id) ? SHAPES.THRESHOLD_SHORT : []),
        ],
      },
      { ...coversText(spoken, regime), basis: covers },
    ),
    ...(threshold === undefined
      ? []
      : [
          entryOf(
            law,
            'threshold',
            { laws: SHAPES.THRESHOLD_SHAPES, short: SHAPES.THRESHOLD_SHORT },
            {
              lead: threshold,
              support: supportOf(
                `${raised(prose)} ${isPlural ? 'cover' : 'covers'} ${lowered(covers)}`,
                NOT_ADVICE,
              ),
              basis: threshold,
            },
          ),
        ]),
    entryOf(
      law,
      'penalty',
      {
        ...SHAPES.PENALTY_SHAPES,
        each: penalty === undefined ? 1 : 2,
        asides: SHAPES.PENALTY_ASIDES,
        short: SHAPES.PENALTY_SHORT,
        atPlace: SHAPES.PENALTY_AT_PLACE,
      },
      {
        ...(penalty === undefined ? {} : penaltySides(spoken)),
        lead:
          penalty === undefined
            ? `Our page on ${prose} states no penalty for a missed notice.`
            : `Penalty under ${prose}: ${lowered(penalty)}`,
        support: supportOf(
          ...stageTexts(stages, undefined),
          NOT_ADVICE,
          'Ask counsel what may follow in your case.',
        ),
        basis: penalty ?? text,
      },
    ),
    ...(exception === undefined
      ? []
      : [
          entryOf(
            law,
            'exception',
            {
              ...SHAPES.EXCEPTION_SHAPES,
              asides: SHAPES.EXCEPTION_ASIDES,
              short: SHAPES.EXCEPTION_SHORT,
            },
            {
              ...exceptionSides(spoken),
              lead: `Exception that may apply under ${prose}: ${lowered(exception)}`,
              support:
                'Whether it does in your case, counsel decides. General information, not legal advice.',
              basis: exception,
            },
          ),
        ]),
    entryOf(law, 'source', SHAPES.SOURCE_SHAPES, {
      lead: `For ${prose} the page goes by this text: ${text}. Compiled on ${formatDay(lastChecked)} from sources up to ${formatMonth(newestSource)}.`,
      support: `${GRADES[grade]} The page links to the source. General information, not legal advice.`,
      basis: text,
    }),
  ];
}

/** The answers on each law with a page of its own, from the data behind the page. */
export const REGIME_DEADLINE_ANSWERS: readonly AnswerEntry[] = REGIME_PAGES.flatMap(({ id, path }) => {
  const regime = LIVE_REGIMES[id];
  if (!regime) return [];
  const { name, jurisdiction } = REGIME_NAMES[id];
  const spoken = SPOKEN[id];
  const title = (name as string) === jurisdiction ? name : `${name}, ${jurisdiction}`;
  const law: Law = { id, path, titles: [title, name, raised(spoken.prose)], regime, spoken };
  return noticesOf(law).concat(termsOf(law));
});
