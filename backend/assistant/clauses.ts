import { clausesOf } from '../../content/legal/clauses.ts';
import { PRIVACY } from '../../content/legal/privacy.ts';
import { TERMS } from '../../content/legal/terms.ts';
import { pageOf } from '../../content/pages.ts';
import type { LegalPage } from '../../content/types.ts';

import type { Found } from './passages.ts';

function passagesOf({ path, heading, sections }: LegalPage): Found[] {
  return sections.flatMap((section) =>
    section.blocks.flatMap(clausesOf).map((content) => ({
      path,
      title: pageOf(path).label,
      anchor: section.id,
      headingPath: [heading, section.heading],
      content,
      score: 0,
      ideas: [],
    })),
  );
}

/**
 * The Privacy Policy and the Terms of Service clause by clause. The ingestion leaves both pages out, so that no
 * sentence is taken out of its clause: here each is told as a whole.
 */
export const CLAUSES: readonly Found[] = [PRIVACY, TERMS].flatMap(passagesOf);
