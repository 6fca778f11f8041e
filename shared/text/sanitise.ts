// The search for the end of a tag stops at the next `<`, and that of a script block at the next `<script`. The time
// therefore stays proportional to the length, even with many unclosed tags.
const SCRIPT_BLOCK = /<script\b[^<>]*>(?:(?!<script\b)[\s\S])*?<\/script\s*>/gi;
/** Not an address in angle brackets: no tag of HTML has `.`, `:` or `@` in its name. */
const TAG = /<[/!?]?[a-z][a-z0-9-]*(?=[\s/>])[^<>]*>/gi;
const SCRIPT_SCHEME = /javascript:/gi;
/** Not a parameter of a URL, nor a word of a sentence such as "one = 1". */
const EVENT_HANDLER_PREFIX =
  /(?<![?&])\b(?!(?:one|once|only|ongoing|online|onsite|onto|onset|onward|onboard|onboarding)\b)on[a-z]+\s*=/gi;
// PostgreSQL cannot store NUL, and the other ASCII control characters except tab and line ends have no meaning in a
// message. `\p{Cc}` would also match the C1 controls.
const CONTROLS = /(?![\t\n\r\u0080-\u009f])\p{Cc}/gu;
/** PostgreSQL refuses a lone surrogate. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Input longer than this many times the limit is cut first. */
const MAX_READ_FACTOR = 4;
/** Ordinary text needs few passes, but each level of nested tags needs one more. */
const MAX_PASSES = 10;
/** Every harmful part contains one of these. */
const MARKS = /[<>:=]/g;

function removeOnce(text: string): string {
  return text
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATE, '')
    .replace(SCRIPT_BLOCK, '')
    .replace(TAG, '')
    .replace(SCRIPT_SCHEME, '')
    .replace(EVENT_HANDLER_PREFIX, '');
}

/**
 * Sanitises one text value before it is sent: removes script blocks, tags, the text `javascript:` and inline
 * event-handler prefixes, then trims the value and cuts it to `limit` UTF-16 units. The removal is repeated until
 * nothing changes, because removing one part can uncover another. From text that is nested too deeply it removes every
 * character that such a part needs.
 */
export function sanitiseText(value: string, limit: number): string {
  let text = value.slice(0, limit * MAX_READ_FACTOR);
  let previous;
  let passes = 0;
  do {
    previous = text;
    text = removeOnce(passes < MAX_PASSES ? text : text.replace(MARKS, ''));
    passes += 1;
  } while (text !== previous);
  // The cut may split a surrogate pair. It cannot uncover another pattern, because a match in the beginning of a text
  // would have been a match in the whole.
  return text.trim().slice(0, limit).replace(LONE_SURROGATE, '').trim();
}
