import { pageOf } from '../pages.ts';
import type { LegalBlock, LegalPage } from '../types.ts';

import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

/** The texts of a block, split so that each can be understood on its own. */
export function clausesOf(block: LegalBlock): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items;
    case 'definitions':
      return block.items.map(({ name, text }) => `${name}: ${text}`);
    case 'contact':
      return [block.lines.map(({ label, value }) => `${label}: ${value}`).join('\n')];
  }
}

/**
 * The Privacy Policy and the Terms of Service, clause by clause, for the assistant. The ingestion leaves both pages out,
 * because a passage of several clauses could be cut in the middle of one.
 */
export const LEGAL_CLAUSES = [PRIVACY, TERMS].flatMap(({ path, heading, sections }: LegalPage) =>
  sections.flatMap((section) =>
    section.blocks.flatMap(clausesOf).map((content) => ({
      path,
      title: pageOf(path).label,
      anchor: section.id,
      headingPath: [heading, section.heading],
      content,
    })),
  ),
);
