import type { LegalBlock } from '../types.ts';

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
