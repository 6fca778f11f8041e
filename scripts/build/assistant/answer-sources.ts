import { ANSWERS, ELSEWHERE, NOT_OFFERED } from '#content/answers/index.ts';
import { wordingsOf } from '#content/answers/wordings.ts';
import { REGIME_PAGES } from '#content/deadlines/regime-pages.ts';
import { ADVERTISED_TITLES } from '#content/insights/advertised.ts';
import { pageOf } from '#content/pages.ts';
import type { PagePath } from '#content/pages.ts';

import type { Source } from '#backend/assistant/knowledge.ts';
import { reversalsIn } from '#backend/assistant/yes-or-no.ts';

function pathOf(place: string): string {
  return place.split('#')[0] ?? '/';
}

/** Label of a registered page, of a law's page or of a piece. */
function labelOf(path: string): string {
  return (
    REGIME_PAGES.find((page) => page.path === path)?.label ??
    ADVERTISED_TITLES.get(path.replace('/insights/', '')) ??
    pageOf(path as PagePath).label
  );
}

/** Everything in `content/answers/` that a question is compared with. */
export function sourcesOfAnswers(): Source[] {
  return [
    ...ANSWERS.map((entry): Source => {
      const { id, place, lead, support, follow, options, onlyInAttacks, yes = [], no = [] } = entry;
      const path = pathOf(place);
      const label = labelOf(path);
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
          yes: yes.map(reversalsIn),
          no: no.map(reversalsIn),
        },
      };
    }),
    ...NOT_OFFERED.map(({ id, questions, ...notOffered }) => ({
      id,
      path: '',
      questions,
      context: notOffered.subject,
      notOffered,
    })),
    ...ELSEWHERE.map((questions, index) => ({
      id: `elsewhere.${index + 1}`,
      path: '',
      questions,
      context: '',
    })),
  ];
}
