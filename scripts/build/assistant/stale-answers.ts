import type { HTMLElement } from 'node-html-parser';

import { ANSWERS } from '#content/answers/index.ts';

type Answer = Pick<(typeof ANSWERS)[number], 'id' | 'basis'> & { place: string };
type BuiltPage = { path: string; root: HTMLElement };

const joined = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ').trim();

/** The words of each page, those of its hidden parts and controls included. */
export function pageTexts(pages: readonly BuiltPage[]): Map<string, string> {
  return new Map(
    pages.map(({ path, root }) => [path, joined(root.querySelector('body')?.structuredText ?? '')]),
  );
}

/** The answers whose `basis` is not on the page that they name: its text was changed and the answer was not. */
export function staleAnswers(
  texts: ReadonlyMap<string, string>,
  answers: readonly Answer[] = ANSWERS,
): string[] {
  return answers.flatMap(({ id, place, basis }) => {
    const [path = ''] = place.split('#');
    return texts.get(path)?.includes(joined(basis)) ? [] : [`${id} rests on “${basis}”, which ${path} lacks`];
  });
}
