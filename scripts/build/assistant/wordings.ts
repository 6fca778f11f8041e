import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ELSEWHERE } from '#content/answers/elsewhere.ts';
import { ANSWERS, NOT_OFFERED } from '#content/answers/index.ts';
import { FIRM } from '#content/firm.ts';
import type { Intent } from '#content/answers/intents.ts';
import type { AnswerEntry, NotOffered } from '#content/answers/types.ts';

const DIRECTORY = join(import.meta.dirname, '../../../content/answers');

/** The wordings that lead to an answer. */
export type Wordings = { questions: readonly string[]; yes: readonly string[]; no: readonly string[] };
type ListName = keyof Wordings;

/** The lines of a file without its comments (`# …`); `{firm.name}` stands for that fact of `content/firm.ts`. */
function linesOf(file: string): string[] {
  const facts: Readonly<Record<string, unknown>> = FIRM;
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('# '))
    .map((line) => line.replaceAll(/\{firm\.(\w+)\}/g, (_, name: string) => String(facts[name])));
}

/** The lists of the files beside the modules, by `id`, `id yes` or `id no`: each begins with its name in brackets. */
export function readLists(): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  const files = readdirSync(DIRECTORY, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.txt') && !/^(?:elsewhere|intents)\//.test(file),
  );
  for (const file of files) {
    let list: string[] | undefined;
    for (const line of linesOf(join(DIRECTORY, file))) {
      const [, name] = /^\[([a-z\d.-]+(?: yes| no)?)\]$/.exec(line) ?? [];
      if (name !== undefined) {
        if (lists.has(name)) throw new Error(`${file} has a second list [${name}]`);
        lists.set(name, (list = []));
      } else if (line !== '') {
        if (!list) throw new Error(`${file} begins without the name of a list, such as [contact.phone]`);
        list.push(line);
      }
    }
  }
  return lists;
}

function withWordings<Entry extends AnswerEntry | NotOffered>(
  entries: readonly Entry[],
): (Entry & Wordings)[] {
  const lists = readLists();
  return entries.map((entry) => {
    const computed: Partial<Wordings> = entry;
    const list = (name: ListName) => [
      ...(lists.get(name === 'questions' ? entry.id : `${entry.id} ${name}`) ?? []),
      ...(computed[name] ?? []),
    ];
    return { ...entry, questions: list('questions'), yes: list('yes'), no: list('no') };
  });
}

export const askedAnswers = (): (AnswerEntry & Wordings)[] => withWordings(ANSWERS);
export const askedNotOffered = (): (NotOffered & Wordings)[] => withWordings(NOT_OFFERED);

/** The wordings of an entry; those with a yes or no come last, in this order. */
export function wordingsOf({ questions, yes, no }: Wordings): string[] {
  return [...questions, ...yes, ...no];
}

/** The groups of wordings for what no page answers. */
export function elsewhereGroups(): string[][] {
  return ELSEWHERE.flatMap((name) => {
    const lines = linesOf(join(DIRECTORY, 'elsewhere', `${name}.txt`));
    return lines
      .join('\n')
      .split(/\n{2,}/)
      .map((group) => group.split('\n').filter((line) => line !== ''))
      .filter((group) => group.length > 0);
  });
}

/** Messages from which the classifier learns; those of `question` look like an intent and are none. */
export function intentExamples(): Record<Intent | 'question', string[]> {
  const directory = join(DIRECTORY, 'intents');
  const files = readdirSync(directory).sort();
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.txt$/, ''),
      linesOf(join(directory, file)).filter((line) => line !== ''),
    ]),
  ) as Record<Intent | 'question', string[]>;
}
