import type { Entry, Knowledge } from '../knowledge/knowledge.ts';
import { wordsOf } from '../knowledge/text.ts';

/** "Tell me about your …", "I'm interested in …", "what's your …": words that name no subject themselves. */
const OPENS =
  /^(?:(?:can|could|would) you |please )*(?:tell (?:me|us) (?:a bit |a little |more |something )?about|info(?:rmation)? (?:about|on)|what(?:['’]s| is| are) your|(?:i|we)(?: am| are|['’]m|['’]re) (?:interested in|looking for)|(?:i|we) (?:need|want|would like|['’]d like) (?:some |more )*info(?:rmation)? (?:about|on))\s+(?:(?:your|some|an?) )*/i;
/** "What offices do you have?" */
const WHAT = /^wh(?:at|ich) (?=.+ (?:do you|have you|you) (?:have|offer|got|provide)\b)/i;
/** Matched against words alone: an expression that also skipped white space and punctuation would take quadratic time. */
const ENDS = /(?: (?:do you|have you|you) (?:have|offer|got|provide))?(?: please)?$/;

/**
 * The entry that a plain request names, if what remains without its opening words is exactly one of the entry's wordings.
 * The words of the opening would otherwise count for entries that happen to use them.
 */
export function plainlyNamed(knowledge: Knowledge, text: string): Entry | undefined {
  const opening = OPENS.exec(text) ?? WHAT.exec(text);
  if (!opening) return undefined;
  const words = wordsOf(text.slice(opening[0].length)).join(' ');
  const entry = knowledge.entryOf(words.replace(ENDS, ''));
  return entry?.answer ? entry : undefined;
}
