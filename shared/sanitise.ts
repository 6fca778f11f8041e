const SCRIPT_BLOCK = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;
const TAG = /<[/!?]?[a-z][^>]*>/gi;
const SCRIPT_SCHEME = /javascript:/gi;
const EVENT_HANDLER_PREFIX = /\bon[a-z]+\s*=/gi;
// NUL cannot be stored by PostgreSQL; the other C0 controls but tab and line ends mean nothing in a message.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/**
 * Cleans one text value before it is sent: script blocks, tags, the text `javascript:` and inline
 * event-handler prefixes go, then the value is trimmed and cut to `limit` UTF-16 units. What a removal
 * uncovers is removed as well.
 */
export function sanitiseText(value: string, limit: number): string {
  let text = value.slice(0, limit * 4);
  let previous;
  do {
    previous = text;
    text = text
      .replace(SCRIPT_BLOCK, '')
      .replace(TAG, '')
      .replace(SCRIPT_SCHEME, '')
      .replace(EVENT_HANDLER_PREFIX, '')
      .replace(CONTROLS, '');
  } while (text !== previous);
  const cut = text.trim().slice(0, limit);
  // A cut through a surrogate pair leaves half a character, which is not text.
  return cut.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '').trim();
}
