import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { ADVERTISED_TITLES } from '#content/insights/advertised.ts';
import { PAGES } from '#content/pages.ts';

import type { Source } from '#backend/assistant/knowledge/knowledge.ts';
import { turnsIn } from '#backend/assistant/understanding/yes-or-no.ts';

import { askedAnswers, askedNotOffered, elsewhereGroups, wordingsOf } from './wordings.ts';

function pathOf(place: string): string {
  return place.split('#')[0] ?? '/';
}

/** Labels of the registered pages, of the laws' pages and of the pieces, by path. */
const LABELS = new Map<string, string>([
  ...[...PAGES, ...REGIME_PAGES].map(({ path, label }) => [path, label] as const),
  ...[...ADVERTISED_TITLES].map(([id, title]) => [`/insights/${id}`, title] as const),
]);

/** Everything in `content/answers/` that a question is compared with. */
export function sourcesOfAnswers(): Source[] {
  return [
    ...askedAnswers().map((entry): Source => {
      const { id, place, lead, support, follow, options, onlyInAttacks, yes, no } = entry;
      const path = pathOf(place);
      const label = LABELS.get(path);
      if (label === undefined)
        throw new Error(`The answer ${id} names ${place}, and the site has no page there`);
      return {
        id,
        path,
        questions: wordingsOf(entry),
        context: `${lead} ${support ?? ''} ${label}`,
        answer: {
          lead,
          ...(support === undefined ? {} : { support }),
          place,
          label,
          ...(follow && { follow }),
          ...(options && { options }),
          ...(onlyInAttacks && { onlyInAttacks }),
          yes: yes.map(turnsIn),
          no: no.map(turnsIn),
        },
      };
    }),
    ...askedNotOffered().map(({ id, questions, subject, near }) => ({
      id,
      path: '',
      questions,
      context: subject,
      notOffered: { subject, ...(near === undefined ? {} : { near }) },
    })),
    ...elsewhereGroups().map((questions, index) => ({
      id: `elsewhere.${index + 1}`,
      path: '',
      questions,
      context: '',
    })),
  ];
}
