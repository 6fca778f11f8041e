import { CHAT_LIMITS } from '#shared/limits.ts';

/** A request: its body, and its headers, are refused by the server above this. */
const REQUEST = 16 * 1024;

/**
 * The longest text that reaches the expressions of a file, in characters. The longest path that fits decides; a file
 * without an entry fails the test.
 */
const INPUT_LIMITS: Record<string, number> = {
  // The reader's own browser, with what the reader types and what the server sends.
  'app/': REQUEST,
  'shared/': REQUEST,
  'server/': REQUEST,
  'supabase/functions/': REQUEST,
  'backend/': REQUEST,
  'content/': REQUEST,
  // Pages of this site, block by block.
  'backend/ingestion/': REQUEST,
  // Passages of the site and single messages.
  'backend/assistant/': CHAT_LIMITS.reply,
  // Whatever a model writes in one reply.
  'backend/assistant/plain-text.ts': CHAT_LIMITS.reply * 2,
  'backend/assistant/stem.ts': CHAT_LIMITS.reply * 2,
};

/** Expressions that read no foreign text, by file, each with the reason. */
export const OWN_TEXT: Record<string, Record<string, string>> = {
  'backend/mail/settings.ts': {
    [String.raw`^(?<name>[^<>\p{Cc}]*?) *<(?<address>[^<>\s]+)>$`]: 'MAIL_FROM is set by the operator',
  },
};

/** Files that construct expressions, each with the reason why that is safe. */
export const CONSTRUCTED: Record<string, string> = {
  'backend/assistant/small-talk.ts': 'made of its own literals when the module loads, and measured below',
  'shared/visible-text.ts': 'made of its own literals when the module loads, and measured below',
  'backend/assistant/support.ts': 'letters, digits and dots of one word of a question, without a quantifier',
};

export function limitOf(file: string): number {
  const [entry] = Object.entries(INPUT_LIMITS)
    .filter(([path]) => file.startsWith(path))
    .toSorted(([one], [other]) => other.length - one.length);
  if (!entry) throw new Error(`No limit is known for what ${file} reads`);
  return entry[1];
}
