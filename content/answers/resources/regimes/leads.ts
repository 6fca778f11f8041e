import type { LiveRegime, Stage, Trigger } from '../../../../shared/deadlines/regime.ts';
import { limitText } from '../../../deadlines/limit-text.ts';
import { RECIPIENTS } from '../../../deadlines/recipients.ts';
import { RECIPIENTS_IN_PROSE } from './recipients-in-prose.ts';
import type { Spoken } from './spoken.ts';

/* Texts of the answers about a law, made from its data. */

export type Text = { lead: string; support?: string };

export const LEAD_CHARACTERS = 250;
const SUPPORT_CHARACTERS = 400;
const LIST = new Intl.ListFormat('en-GB');
export const NOT_ADVICE = 'General information, not legal advice.';

const COUNTED_FROM: Readonly<Record<Trigger, string>> = {
  noticed: 'the first sign',
  aware: 'awareness',
  classified: 'the classification as major',
  determined: 'the decision that the threshold is met',
  material: 'the decision that it is material',
  paid: 'the payment',
  fixed: 'the moment when a fix is available',
};

const STARTS_WITH: Readonly<Record<Trigger, string>> = {
  noticed: 'the first sign that somebody in your organisation sees, not with certainty',
  aware: 'awareness that it happened',
  classified: 'the classification of the incident as major, not with the first sign',
  determined: 'your decision that the threshold is met, not with the first sign',
  material: 'your decision that the incident is material, not with its discovery',
  paid: 'the payment of the ransom, not with the attack',
  fixed: 'the availability of a fix',
};

const NAMES = /^(?:Member States|[A-Z]{2}|[A-Z]-|FCA|SEC|OSFI|CERT)/;

export function lowered(text: string): string {
  return NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export function raised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** As many of the texts, in their order, as fit, and those that are left. */
export function fitting(
  start: string,
  texts: readonly string[],
  end: string,
  most: number,
): [string, string[]] {
  let said = start;
  for (const [number, text] of texts.entries()) {
    const longer = `${said} ${text}`;
    if (longer.length + end.length > most) return [`${said}${end}`, texts.slice(number)];
    said = longer;
  }
  return [`${said}${end}`, []];
}

export function supportOf(...texts: readonly string[]): string {
  return fitting('', texts, '', SUPPORT_CHARACTERS)[0].trim();
}

export function recipientOf({ to }: Pick<Stage, 'to'>): string {
  return RECIPIENTS_IN_PROSE[to] ?? RECIPIENTS[to]?.name ?? to;
}

function amountOf({ limit, withoutDelay }: Stage): string {
  const amount = limitText(limit).toLowerCase();
  return withoutDelay ? `without delay, at most ${amount}` : amount;
}

/** The start of a notice in the words of its law, or the name of its trigger. */
function saidStart({ counted, limit: { from } }: Stage): string {
  if (counted !== undefined) return lowered(counted);
  return 'trigger' in from ? COUNTED_FROM[from.trigger] : '';
}

function startOf(stage: Stage, stages: readonly Stage[]): string {
  const { limit } = stage;
  const { from } = limit;
  if ('sent' in from) {
    const notice = lowered(stages.find(({ id }) => id === from.sent)?.name ?? '');
    return ` after the ${from.isLatest ? 'last updated ' : ''}${notice}`;
  }
  if (limit.unit === 'hours' && limit.ceiling)
    return ` from ${COUNTED_FROM[from.trigger]}, at most ${limit.ceiling.amount} hours from ${COUNTED_FROM[limit.ceiling.from]}`;
  return ` from ${saidStart(stage)}`;
}

/** The moments from which the law's limits run, as they stand in a sentence, in the order of its notices. */
function saidStarts(stages: readonly Stage[]): string[] {
  return [...new Set(stages.filter(({ limit: { from } }) => 'trigger' in from).map(saidStart))];
}

/** The moments from which the law's limits run, in the order of its notices. */
export function triggersOf(stages: readonly Stage[]): Trigger[] {
  return [...new Set(stages.flatMap(({ limit: { from } }) => ('trigger' in from ? [from.trigger] : [])))];
}

const WHERE_FEASIBLE = /^Where feasible/;

/** Whether a notice is owed only under a condition. That its limit holds where feasible is none. */
function isConditional({ only }: Stage): boolean {
  return only !== undefined && !WHERE_FEASIBLE.test(only);
}

/** Unconditional notices first, then those that depend on a condition. */
function sortedByNeed(stages: readonly Stage[]): Stage[] {
  return stages.toSorted((a, b) => Number(isConditional(a)) - Number(isConditional(b)));
}

/** Each notice with its limit. The start is told of those that do not count from `main`. */
export function stageTexts(stages: readonly Stage[], main: string | undefined): string[] {
  return sortedByNeed(stages).map((stage) => {
    const { name, limit, only } = stage;
    const label = only === undefined ? name : `${name} (${lowered(only)})`;
    const hasMain = 'trigger' in limit.from && saidStart(stage) === main;
    const hasCeiling = limit.unit === 'hours' && limit.ceiling !== undefined;
    const amount = hasCeiling ? `${limit.amount} hours` : amountOf(stage);
    return `${label}: ${amount}${hasMain && !hasCeiling ? '' : startOf(stage, stages)}.`;
  });
}

/** The penalty, where the page of the law states one. */
export function penaltyTexts({ penalty }: Pick<LiveRegime, 'penalty'>): string[] {
  return penalty === undefined ? [] : [`Penalty: ${lowered(penalty)}`];
}

const NOTE_CHARACTERS = 200;

/** The short notes on a law; the long ones have answers of their own. */
function noteTexts({ notes }: Pick<LiveRegime, 'notes'>): string[] {
  return notes?.filter((note) => note.length <= NOTE_CHARACTERS) ?? [];
}

/** All notices of a law with their limits, after the longest of the titles that leaves room for them. */
export function deadlineText(
  titles: readonly string[],
  regime: Pick<LiveRegime, 'stages' | 'penalty' | 'notes'>,
): Text {
  const { stages } = regime;
  const hasCeiling = stages.some(({ limit }) => limit.unit === 'hours' && limit.ceiling);
  const [main] = hasCeiling ? [] : saidStarts(stages);
  const end = main === undefined ? '' : ` Counted from ${main}.`;
  const tries = titles.map((title) => fitting(`${title}.`, stageTexts(stages, main), end, LEAD_CHARACTERS));
  const least = Math.min(...tries.map(([, left]) => left.length));
  const [lead, left] = tries.find((one) => one[1].length === least) ?? ['', []];
  const told = stages.filter(({ to }) => to !== 'yourselves');
  const recipients = [...new Set(told.map(recipientOf))];
  return {
    lead,
    support: supportOf(
      ...left,
      ...penaltyTexts(regime),
      ...noteTexts(regime),
      `The notices go to ${recipients.join('; to ')}.`,
      NOT_ADVICE,
    ),
  };
}

/** When the clock of a law starts, with its limits where they fit. */
export function clockText({ prose }: Spoken, { stages }: Pick<LiveRegime, 'stages'>): Text {
  const [trigger] = triggersOf(stages);
  const [said, ...others] = saidStarts(stages);
  const isOne = trigger !== undefined && said !== undefined && others.length === 0;
  const counted = stages.filter(({ limit: { from } }) => !isOne || 'sent' in from);
  const starts = [...new Set(counted.map((stage) => startOf(stage, stages)))].map((start) => {
    const names = counted.filter((stage) => startOf(stage, stages) === start).map(({ name }) => name);
    return `${[...new Set(names)].join(' and ')}: counted${start}.`;
  });
  const first = isOne
    ? `Under ${prose} the clock starts with ${said === COUNTED_FROM[trigger] ? STARTS_WITH[trigger] : said}.`
    : `Under ${prose} the clocks differ.`;
  const [lead, left] = fitting(first, starts, '', LEAD_CHARACTERS);
  const limits = isOne ? stageTexts(stages, said) : [];
  const [withLimits, cut] = fitting(lead, limits, '', LEAD_CHARACTERS);
  const isAll = left.length === 0 && cut.length === 0;
  return {
    lead: isAll ? withLimits : lead,
    support: supportOf(
      ...left,
      ...(isAll ? [] : limits),
      'Where you are not sure of the moment, take the earlier one.',
      ...(isAll ? [NOT_ADVICE] : []),
    ),
  };
}

/** A recipient with the limit of its only notice, or of its first one by name, and with the condition that all have. */
function recipientWithLimit(own: readonly Stage[], withFirst: boolean): string {
  const [stage] = own;
  if (!stage) return '';
  const isOnly = own.length === 1;
  const conditions = [...new Set(own.map(({ only }) => only))];
  const [only] = conditions;
  const details = [
    ...(isOnly ? [amountOf(stage)] : []),
    ...(withFirst && !isOnly ? [`${lowered(stage.name)}: ${amountOf(stage)}`] : []),
    ...(only !== undefined && conditions.length === 1 ? [lowered(only)] : []),
  ];
  const recipient = recipientOf(stage);
  return details.length > 0 ? `${recipient} (${details.join('; ')})` : recipient;
}

/** Who gets the notices of a law, and by when. */
export function recipientText({ prose }: Spoken, { stages }: Pick<LiveRegime, 'stages'>): Text {
  const told = stages.filter(({ to }) => to !== 'yourselves');
  const groupsOf = (withFirst: boolean) =>
    [...new Set(told.map(recipientOf))].map((recipient) =>
      recipientWithLimit(
        told.filter((stage) => recipientOf(stage) === recipient),
        withFirst,
      ),
    );
  const sentence = (some: readonly string[]) => `Under ${prose} you tell ${LIST.format(some)}.`;
  const full = groupsOf(true);
  const groups = sentence(full).length <= LEAD_CHARACTERS ? full : groupsOf(false);
  const said =
    groups.findLastIndex((_, last) => sentence(groups.slice(0, last + 1)).length <= LEAD_CHARACTERS) + 1;
  const left = groups.slice(said).map((group) => `${raised(group)}.`);
  return {
    lead: sentence(groups.slice(0, said)),
    support: supportOf(...left, ...stageTexts(stages, undefined), NOT_ADVICE),
  };
}
