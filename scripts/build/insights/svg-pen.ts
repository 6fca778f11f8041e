import { escapeHtml } from '#shared/text/escape-html.ts';

/** Kinds of ink. On the site each is a class that takes its colour from the theme; in a PDF it is a colour. */
export type Ink = 'text' | 'strong' | 'muted' | 'rule' | 'fill' | 'first' | 'second' | 'third' | 'fourth';
export type Paint = (ink: Ink) => string;

const FONT_SIZE = 15;
export const LINE_HEIGHT = 20;
/** Average width of a character of Instrument Sans, in em. */
const CHARACTER = 0.54;

/** Estimated width of a text of so many characters. */
export function widthOf(characters: number): number {
  return characters * FONT_SIZE * CHARACTER;
}

/** Breaks a text into lines of at most the estimated width. */
export function wrap(text: string, width: number): string[] {
  const limit = Math.max(4, Math.floor(width / (FONT_SIZE * CHARACTER)));
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= limit)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Draws marks with one kind of paint. */
export function pen(paint: Paint) {
  const text = (x: number, y: number, content: string, ink: Ink = 'text', anchor = 'start') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" ${paint(ink)}>${escapeHtml(content)}</text>`;
  return {
    text,
    lines: (x: number, y: number, contents: readonly string[], ink: Ink = 'text', anchor = 'start') =>
      contents.map((content, at) => text(x, y + at * LINE_HEIGHT, content, ink, anchor)).join(''),
    rule: (x1: number, y1: number, x2: number, y2: number) =>
      `<path d="M${x1} ${y1}L${x2} ${y2}" ${paint('rule')}/>`,
  };
}
