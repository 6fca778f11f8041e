import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sourcesOfAnswers } from '#scripts/build/assistant/answer-sources.ts';
import { indexSources, knowledgeOf } from '#backend/assistant/knowledge/knowledge.ts';
import { indexOfPassages } from '#backend/assistant/knowledge/passages.ts';
import { builtPassages } from '#tests/harness/assistant/built-passages.ts';

import { labelledCases, wordingCases } from './assistant-fit/cases.ts';
import { fitChoice } from './assistant-fit/choice.ts';
import { crossValidate } from './assistant-fit/cross-validate.ts';

/*
 * Fits the weights of the assistant's ranking to the labelled questions and the wordings of the answers. A wording is
 * ranked by an index built without it. Writes `backend/assistant/weights.json`, and the cross-validated figures to
 * `assistant-fit/cross-validated.json`. Passages are read from the build, so run `node scripts/build.ts` first.
 */

const TARGET = join(import.meta.dirname, '../backend/assistant/weights.json');
const FIGURES = join(import.meta.dirname, 'assistant-fit/cross-validated.json');

const rounded = <Name extends string>(weights: Readonly<Record<Name, number>>) =>
  Object.fromEntries(
    Object.entries<number>(weights).map(([name, weight]) => [name, Math.round(weight * 1_000) / 1_000]),
  );

const knowledge = knowledgeOf(indexSources(sourcesOfAnswers()));
const answerOf = (id: string) => {
  const entry = knowledge.byId.get(id);
  return entry?.answer && { path: entry.path, text: `${entry.answer.lead} ${entry.answer.support ?? ''}` };
};
const questions = labelledCases(knowledge, answerOf);
const all = [...wordingCases(), ...questions];

const passages = indexOfPassages(builtPassages());
const passageOf = (id: string) => {
  const passage = passages.byId.get(id);
  return passage && { path: passage.path, text: passage.content };
};
const passageCases = labelledCases(passages.knowledge, passageOf);

const { thresholds } = JSON.parse(readFileSync(TARGET, 'utf8')) as { thresholds: Record<string, number> };
const fitted = {
  answers: rounded(fitChoice(all)),
  passages: rounded(fitChoice(passageCases)),
  thresholds,
};
const crossValidated = {
  answers: crossValidate(all, questions, (id) => answerOf(id)?.path),
  passages: crossValidate(passageCases, passageCases, (id) => passageOf(id)?.path),
};
for (const [file, figures] of [
  [TARGET, fitted],
  [FIGURES, crossValidated],
] as const) {
  const text = `${JSON.stringify(figures, null, 2)}\n`;
  writeFileSync(file, text);
  process.stdout.write(text);
}
