import { NodeType, parse } from 'node-html-parser';
import type { HTMLElement, Node } from 'node-html-parser';

import { checkedMarkup } from './markup-check.ts';

/** Elements without page content: controls, menus, images, scripts and transient output. */
const EXCLUDED_TAGS = new Set(
  (
    'nav footer aside dialog menu search script style template noscript iframe object embed svg canvas picture img ' +
    'video audio button input select textarea option output progress meter datalist'
  ).split(' '),
);
const EXCLUDED_ROLES = new Set(
  'navigation search dialog alertdialog contentinfo complementary menu menubar toolbar status alert tablist'.split(
    ' ',
  ),
);
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i ins kbd label mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;
/** Level of a `<summary>`: the question of a disclosure. */
export const QUESTION_LEVEL = 7;
/** No real page nests deeper; anything below this depth is ignored. */
const MAX_DEPTH = 200;
const MAX_LINKS = 2_000;

/** A node of the main content, without the excluded elements. */
export type Block = {
  tag: string;
  id: string | undefined;
  /** The value of `aria-labelledby`. */
  labelledBy: string;
  children: (Block | string)[];
  isInline: boolean;
  /** 1 to 6, or QUESTION_LEVEL. */
  headingLevel: number | undefined;
  holdsHeading: boolean;
  /** True for a link to a page, false for `tel:`, `mailto:` and `sms:` links. */
  isPageLink: boolean;
};

type Document = {
  title: string;
  siteName: string;
  description: string;
  canonical: string | undefined;
  noindex: boolean;
  links: string[];
  main: Block;
};

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

/** A form with text fields is excluded; one with only checkboxes is a list of statements and is kept. */
function hasTextField(form: HTMLElement): boolean {
  return form
    .querySelectorAll('input, textarea, select')
    .some(
      (field) =>
        field.rawTagName.toLowerCase() !== 'input' ||
        !['checkbox', 'radio', 'hidden', 'submit', 'button', 'reset'].includes(
          (field.getAttribute('type') ?? 'text').toLowerCase(),
        ),
    );
}

function isExcluded(element: HTMLElement, tag: string): boolean {
  if (EXCLUDED_TAGS.has(tag) || EXCLUDED_ROLES.has(element.getAttribute('role') ?? '')) return true;
  if (element.hasAttribute('hidden') || element.hasAttribute('inert')) return true;
  if (element.getAttribute('aria-hidden') === 'true') return true;
  // The legend of a group of buttons has no meaning once the buttons are removed.
  if (tag === 'legend' && !element.querySelector('h1, h2, h3, h4, h5, h6')) return true;
  return tag === 'form' && hasTextField(element);
}

function blockOf(element: HTMLElement, depth: number): Block {
  const tag = (element.rawTagName ?? '').toLowerCase();
  const children: Block['children'] = [];
  for (const node of depth < MAX_DEPTH ? element.childNodes : []) {
    if (isElement(node)) {
      if (!isExcluded(node, (node.rawTagName ?? '').toLowerCase())) children.push(blockOf(node, depth + 1));
    } else if (node.nodeType === NodeType.TEXT_NODE) children.push(node.text);
  }
  const blocks = children.filter((child) => typeof child !== 'string');
  const level = HEADING.test(tag) ? Number(tag[1]) : undefined;
  const headingLevel = tag === 'summary' ? QUESTION_LEVEL : level;
  return {
    tag,
    id: element.getAttribute('id') || undefined,
    labelledBy: element.getAttribute('aria-labelledby') ?? '',
    children,
    isInline: INLINE.has(tag) && blocks.every((block) => block.isInline),
    headingLevel,
    holdsHeading: headingLevel !== undefined || blocks.some((block) => block.holdsHeading),
    isPageLink: tag === 'a' && !/^(tel|mailto|sms):/i.test(element.getAttribute('href') ?? ''),
  };
}

/** Extracts a page's metadata, links and main content. */
export function readDocument(html: string): Document {
  const root = parse(checkedMarkup(html), {
    comment: false,
    blockTextElements: { script: false, style: false, noscript: true },
  });
  const meta = (name: string) =>
    root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
  const links: string[] = [];
  for (const link of root.querySelectorAll('a[href]')) {
    if (links.length === MAX_LINKS) break;
    if (!/\bnofollow\b/i.test(link.getAttribute('rel') ?? '')) links.push(link.getAttribute('href') ?? '');
  }
  const body = root.querySelector('body') ?? root;
  const main =
    root.querySelector('main') ?? root.querySelector('[role="main"]') ?? root.querySelector('article');
  if (!main) for (const header of body.querySelectorAll('header')) header.remove();
  return {
    title: root.querySelector('title')?.text ?? '',
    siteName: meta('og:site_name'),
    description: meta('description'),
    canonical: root.querySelector('link[rel="canonical"]')?.getAttribute('href') || undefined,
    noindex: /\b(noindex|none)\b/i.test(`${meta('robots')} ${meta('site-ingest')}`),
    links,
    main: blockOf(main ?? body, 0),
  };
}
