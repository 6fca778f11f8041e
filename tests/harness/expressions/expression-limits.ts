import { LONGEST_LINE } from '#backend/calendar/busy/calendar-text.ts';
import { BODY_LIMITS, CHAT_LIMITS } from '#shared/limits.ts';

/** The server refuses requests whose body exceeds this size, and Node those with larger headers. */
const REQUEST = BODY_LIMITS.bytes;

/**
 * The longest text that reaches the regular expressions of a file, in characters. The longest matching path prefix
 * applies; a file without an entry fails the test.
 */
export const INPUT_LIMITS: Record<string, number> = {
  // Runs in the visitor's own browser, on what the visitor types and the server sends.
  'app/': REQUEST,
  'shared/': REQUEST,
  'server/': REQUEST,
  'supabase/functions/': REQUEST,
  'backend/': REQUEST,
  'content/': REQUEST,
  // Reads foreign calendars line by line. Only the search for the next line end reads on, each character once.
  'backend/calendar/busy/calendar-text.ts': LONGEST_LINE,
  // Reads pages of this site, block by block.
  'backend/ingestion/': REQUEST,
  // Reads passages of the site and single messages.
  'backend/assistant/': CHAT_LIMITS.reply,
  // Reads what a model writes in one reply.
  'backend/assistant/model/plain-text.ts': CHAT_LIMITS.reply * 2,
};

/** Regular expressions that read no text from outside, by file, each with the reason. */
export const OWN_TEXT: Record<string, Record<string, string>> = {
  'backend/mail/settings.ts': {
    [String.raw`^(?<name>[^<>\p{Cc}]*?) *<(?<address>[^<>\s]+)>$`]: 'MAIL_FROM is set by the operator',
  },
};

/** Files that construct regular expressions, each with the reason why that is safe. */
export const CONSTRUCTED: Record<string, string> = {
  'server/guard/accounts/passwords.ts': 'its own words and those of the firm’s name; the test measures it',
  'shared/text/visible-text.ts': 'built from its own literals when the module loads; the test measures them',
};

export function limitOf(file: string): number {
  const [entry] = Object.entries(INPUT_LIMITS)
    .filter(([path]) => file.startsWith(path))
    .toSorted(([one], [other]) => other.length - one.length);
  if (!entry) throw new Error(`There is no limit for the text that ${file} reads`);
  return entry[1];
}
