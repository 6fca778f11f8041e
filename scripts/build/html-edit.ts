import { parse, type HTMLElement } from 'node-html-parser';

type Edit = { start: number; end: number; text: string };

/**
 * A page that is changed where elements stand and is left alone everywhere else: React compares the rest with
 * what it renders, down to the comments between two texts.
 */
export type HtmlEdit = {
  root: HTMLElement;
  replace: (element: HTMLElement, html: string) => void;
  before: (element: HTMLElement, html: string) => void;
  atHeadEnd: (html: string) => void;
  /** The page with all edits. */
  apply: () => string;
};

export function editHtml(html: string): HtmlEdit {
  const root = parse(html, { comment: true, blockTextElements: { script: true, style: true } });
  const edits: Edit[] = [];
  const edit = (start: number, end: number, text: string) => edits.push({ start, end, text });
  return {
    root,
    replace: ({ range: [start, end] }, text) => edit(start, end, text),
    before: ({ range: [start] }, text) => edit(start, start, text),
    atHeadEnd(text) {
      const end = html.indexOf('</head>');
      edit(end, end, text);
    },
    apply() {
      let done = '';
      let position = 0;
      // A stable sort: edits of one place keep their order.
      for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start)) {
        done += html.slice(position, start) + text;
        position = end;
      }
      return done + html.slice(position);
    },
  };
}
