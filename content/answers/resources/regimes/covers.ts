import type { LiveRegime } from '../../../../shared/deadlines/regime.ts';
import { fitting, LEAD_CHARACTERS, lowered, NOT_ADVICE, raised, stageTexts, supportOf } from './leads.ts';
import type { Text } from './leads.ts';
import type { Spoken } from './spoken.ts';

const DEFINES_AN_INCIDENT = /^Reportable is |^A \w+ incident is /;
const IS_A_CONDITION = /^(?:If|Unless) /;
const IS_A_LIMITATION = /^Only an? .*?\.(?= |$)/;

/** The note that says which incidents are reported, where a law has one. */
export function thresholdNote({ notes }: Pick<LiveRegime, 'notes'>): string | undefined {
  return notes?.find((note) => DEFINES_AN_INCIDENT.test(note));
}

/** States whom a law covers and the conditions under which it requires a notice. */
export function coversText(
  { prose, isPlural }: Spoken,
  { covers, exception, stages }: Pick<LiveRegime, 'covers' | 'exception' | 'stages'>,
): Text {
  const limitation = exception?.match(IS_A_LIMITATION)?.[0];
  const conditions = stages.flatMap(({ name, only }) =>
    only !== undefined && IS_A_CONDITION.test(only) ? [`${name}: ${lowered(only)}.`] : [],
  );
  const [lead, left] = fitting(
    `${raised(prose)} ${isPlural ? 'cover' : 'covers'} ${lowered(covers)}`,
    [...(limitation === undefined ? [] : [limitation]), ...conditions],
    '',
    LEAD_CHARACTERS,
  );
  return {
    lead,
    support: supportOf(
      ...left,
      ...(exception === undefined || exception === limitation
        ? []
        : [`Exception that may apply: ${lowered(exception)}`]),
      ...stageTexts(stages, undefined),
      NOT_ADVICE,
    ),
  };
}
