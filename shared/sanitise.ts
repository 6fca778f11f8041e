// No pattern reads past the next `<`: the work stays proportional to the length, however many are left open.
const SCRIPT_BLOCK = /<script\b[^<>]*>(?:(?!<script\b)[\s\S])*?<\/script\s*>/gi;
const TAG = /<[/!?]?[a-z][^<>]*>/gi;
const SCRIPT_SCHEME = /javascript:/gi;
const EVENT_HANDLER_PREFIX = /\bon[a-z]+\s*=/gi;
// NUL cannot be stored by PostgreSQL; the other C0 controls but tab and line ends mean nothing in a message.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
/** Half a surrogate pair is not text, and PostgreSQL refuses it. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Longer input is cut first, so that the repeated passes below have an end in sight. */
const MAX_READ_FACTOR = 4;

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
 * Cleans one text value before it is sent: script blocks, tags, the text `javascript:` and inline
 * event-handler prefixes go, then the value is trimmed and cut to `limit` UTF-16 units. What a removal
 * uncovers is removed as well.
 */
export function sanitiseText(value: string, limit: number): string {
  let text = value.slice(0, limit * MAX_READ_FACTOR);
  let previous;
  do {
    previous = text;
    text = removeOnce(text);
  } while (text !== previous);
  // The cut may part a surrogate pair; what it leaves cannot be one of the patterns, which only shorten.
  return text.trim().slice(0, limit).replace(LONE_SURROGATE, '').trim();
}
