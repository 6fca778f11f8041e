import type { RegimePageId } from '../../../deadlines/regime-pages.ts';
import type { AnswerEntry } from '../../types.ts';
import * as SHAPES from './shapes.ts';
import { SHORT_NAMES } from './short-names.ts';
import { filledIn } from './wordings.ts';

/** The answers on the form, template or portal of a law, or that a call is enough. The others have no set form. */
const ON_A_FORM: Partial<Record<RegimePageId, string>> = {
  'eu-dora': 'template',
  'us-hipaa': 'portal',
  'us-ftc-safeguards': 'form',
  'us-dfars': 'certificate',
  'us-bank-36h': 'form',
  'us-ncua': 'form',
  'us-hbnr': 'letter',
  'us-ny-dfs': 'updates',
  'us-ny': 'portal',
  'us-tx': 'letter',
};

/** The answers on the size or the kind of incident that is reported, where one says it better than whom the law covers. */
const ON_A_THRESHOLD: Partial<Record<RegimePageId, string>> = {
  'eu-gdpr': 'few',
  'uk-gdpr': 'few',
  'us-sec-8k': 'material',
  'us-bank-36h': 'threshold',
  'us-ca': 'few',
  'ca-pipeda': 'harm',
  'sg-pdpa': 'threshold',
  'jp-appi': 'threshold',
  'in-certin': 'kinds',
};

/** The Cyber Resilience Act has two pages; whoever names neither rule gets what holds for both. */
const RESILIENCE_ACT = ['CRA', 'Cyber Resilience Act'] as const;
const ON_THE_RESILIENCE_ACT: Readonly<Record<string, readonly string[]>> = {
  'eu-cra-vulnerability-both': SHAPES.DEADLINE_SHORT,
  'eu-cra-vulnerability-both-clock': SHAPES.CLOCK_SHORT,
  'eu-cra-vulnerability-both-contents': [...SHAPES.CONTENTS_SHORT, ...SHAPES.FORM_SHORT],
  'eu-cra-vulnerability-platform': SHAPES.RECIPIENT_SHORT,
  'eu-cra-vulnerability-whom': SHAPES.COVERS_SHORT,
  'eu-cra-vulnerability-fine': SHAPES.PENALTY_SHORT,
  'eu-cra-incident-which': SHAPES.THRESHOLD_SHORT,
};

/** Short messages that are answered by the entry of an industry as well. */
const ASKED_OF_INDUSTRIES = ['NIS2 deadline', 'CRA deadline', 'Texas breach law deadline'];

/** Messages of a few words about a law, each with all its short names. */
export function brieflyAsked(shapes: readonly string[], names: readonly string[]): string[] {
  return filledIn(shapes, names, names.length).filter((question) => !ASKED_OF_INDUSTRIES.includes(question));
}

export function hasAnswerOnForm(law: RegimePageId): boolean {
  return law in ON_A_FORM;
}

export function hasAnswerOnThreshold(law: RegimePageId): boolean {
  return law in ON_A_THRESHOLD;
}

function inBrief(id: string): string[] {
  const name = id.replace('notification-deadlines.', '');
  const of = (subjects: Partial<Record<RegimePageId, string>>, shapes: readonly string[]) =>
    (Object.entries(subjects) as [RegimePageId, string][])
      .filter(([law, subject]) => name === `${law}-${subject}`)
      .flatMap(([law]) => brieflyAsked(shapes, SHORT_NAMES[law]));
  return [
    ...of(ON_A_FORM, SHAPES.FORM_SHORT),
    ...of(ON_A_THRESHOLD, SHAPES.THRESHOLD_SHORT),
    ...brieflyAsked(ON_THE_RESILIENCE_ACT[name] ?? [], RESILIENCE_ACT),
  ];
}

/** Adds the short wordings (two to five words) that ask for a detailed answer. */
export function withBriefWordings(answer: AnswerEntry): AnswerEntry {
  return { ...answer, questions: [...(answer.questions ?? []), ...inBrief(answer.id)] };
}
