import type { LiveRegime, Stage } from '../../../../shared/deadlines/regime.ts';
import { fitting, LEAD_CHARACTERS, lowered, NOT_ADVICE, stageTexts, supportOf } from './leads.ts';
import type { Text } from './leads.ts';
import type { Spoken } from './spoken.ts';

/** Contents of one notice: as much as fits in the lead, the rest in the support. */
function contentsOf(subject: string, list: string, ...further: readonly string[]): Text {
  const items = list.split('; ').map((item) => `${item};`);
  const [lead, left] = fitting(`${subject}:`, items, '', LEAD_CHARACTERS + 1);
  const rest = left.length > 0 ? [`Also: ${left.join(' ').replace(/;$/, '')}.`] : [];
  return { lead: lead.replace(/;$/, '.'), support: supportOf(...rest, ...further, NOT_ADVICE) };
}

export function listOf({ contents }: Stage): string {
  return contents.map(lowered).join('; ');
}

/** The notices whose contents differ from those before them. */
function differing(stages: readonly Stage[]): Stage[] {
  return stages.filter(
    (stage, number) => stages.findIndex((one) => listOf(one) === listOf(stage)) === number,
  );
}

/** Contents of a law's first notice in the lead, those of later notices in the support. */
export function contentsText({ prose }: Spoken, { stages }: Pick<LiveRegime, 'stages'>): Text {
  const [first, ...others] = differing(stages);
  if (!first) return { lead: '' };
  const isAll = others.length === 0 && stages.length > 1;
  return contentsOf(
    `${isAll ? 'Every notice' : first.name} under ${prose}`,
    listOf(first),
    ...others.map((stage) => `${stage.name}: ${listOf(stage)}.`),
    ...(stages.length === 1 ? stageTexts(stages, undefined) : []),
  );
}

/** What the later notices contain, where their names and contents differ from the first. */
export function laterContents(
  { prose }: Spoken,
  { stages }: Pick<LiveRegime, 'stages'>,
): { stage: Stage; text: Text }[] {
  const [, ...later] = differing(stages);
  return later
    .filter((stage, number) => later.findIndex(({ name }) => name === stage.name) === number)
    .map((stage) => ({
      stage,
      text: contentsOf(
        `${stage.name} under ${prose}`,
        listOf(stage),
        ...stageTexts(stages, undefined).filter((said) => said.startsWith(stage.name)),
      ),
    }));
}
