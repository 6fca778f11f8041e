// Variation selectors, joiners and tags that are part of an emoji stay with it.
const EMOJI = String.raw`\u{1F3F4}\u{E0067}\u{E0062}[\u{E0061}-\u{E007A}]{3}\u{E007F}|[#*0-9]\uFE0F\u20E3|\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?(?:\u200D\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)*`;

/** Control characters and everything else without a glyph of its own. Directional marks are default-ignorable too. */
export const HIDDEN = /[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

// Line ends and tabs count as visible white space.
const EMOJI_OR_HIDDEN = new RegExp(String.raw`${EMOJI}|(?<hidden>(?![\t\n\r])${HIDDEN.source})`, 'gu');

type TextPart = { kind: 'text' | 'hidden'; text: string };

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Splits a text into visible text and characters that are invisible or change the direction of others. A hidden
 * character is given as its code: `U+202E`.
 */
export function visibleParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, groups } of text.matchAll(EMOJI_OR_HIDDEN)) {
    const hidden = groups?.['hidden'];
    if (hidden === undefined) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'hidden', text: codeOf(hidden) });
    end = index + hidden.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The text with hidden characters replaced by their codes: `[U+202E]`. */
export function visibleText(text: string): string {
  return visibleParts(text)
    .map((part) => (part.kind === 'hidden' ? `[${part.text}]` : part.text))
    .join('');
}

/** JSON with hidden characters escaped: it parses to the same values, and an editor shows every character. */
export function visibleJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replaceAll(EMOJI_OR_HIDDEN, (match, ...rest) => {
    const { hidden } = rest.at(-1) as { hidden?: string };
    if (hidden === undefined) return match;
    return Array.from(
      { length: hidden.length },
      (_, unit) => `\\u${hidden.charCodeAt(unit).toString(16).padStart(4, '0')}`,
    ).join('');
  });
}
