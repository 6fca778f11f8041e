import { MagicString } from 'magic-string';
import { parse, type HTMLElement } from 'node-html-parser';

/**
 * Edits a page at the positions of its elements and leaves every other byte unchanged: hydration compares the HTML with
 * what React renders, including the comments between adjacent texts.
 */
type HtmlEdit = {
  root: HTMLElement;
  replace: (element: HTMLElement, html: string) => void;
  before: (element: HTMLElement, html: string) => void;
  atHeadEnd: (html: string) => void;
  /** The page with all edits. */
  apply: () => string;
};

export function editHtml(html: string): HtmlEdit {
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const page = new MagicString(html);
  return {
    root,
    replace: ({ range: [start, end] }, text) => page.update(start, end, text),
    before: ({ range: [start] }, text) => page.appendLeft(start, text),
    atHeadEnd: (text) => page.appendLeft(html.indexOf('</head>'), text),
    apply: () => page.toString(),
  };
}
