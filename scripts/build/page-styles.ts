import { transform } from 'lightningcss';
import type { HTMLElement } from 'node-html-parser';
import { parse, type AtRule, type Root, type Rule } from 'postcss';

import { removeUnused, resolveConstants, resolveUnset } from './css-variables.ts';
import { namesIn, reaches } from './selector-reach.ts';

/** The browsers that Tailwind 4 needs at least, in the form of the compiler: the major version in the upper bytes. */
const TARGETS = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** Parts of controls by the control that has them. */
const PARTS: [part: RegExp, control: string][] = [
  [/^::file-selector-button/, 'input[type="file"]'],
  [/^::-webkit-(date|calendar)/, 'input[type="date"]'],
  [/^::-webkit-(inner|outer)-spin-button/, 'input[type="number"]'],
  [/^::-webkit-search/, 'input[type="search"]'],
];

/** What every browser of `TARGETS` can do need not be asked for. */
function resolveConditions(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix')) rule.replaceWith(rule.nodes ?? []);
    // The palette in a wider space, of which it uses nothing, and a fallback for registered properties.
    else if (/\blab\(|-webkit-hyphens/.test(rule.params)) rule.remove();
  });
}

/** Fallbacks that a later declaration of the same rule takes the place of. */
function removeFallbacks(root: Root): void {
  root.walkRules((rule) => {
    const set = new Set<string>();
    for (const node of rule.nodes.toReversed()) {
      if (node.type !== 'decl') continue;
      if (set.has(node.prop)) node.remove();
      set.add(node.prop);
    }
  });
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
  });
}

function removeStillKeyframes(root: Root): void {
  const running = new Set<string>();
  root.walkDecls(/animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) running.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!running.has(rule.params)) rule.remove();
  });
}

function compile(root: Root): Root {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(root.toString()),
    minify: true,
    targets: TARGETS,
  });
  const compiled = parse(code.toString());
  removeFallbacks(compiled);
  return compiled;
}

export type Styles = {
  /** The site's sheet for the browsers that can read it, without the fonts, which every page's own has. */
  whole: string;
  /**
   * The sheet of pages that are alike: what their HTML can use, in every state of it. What script adds later (states,
   * dialogs, other pages) has its rules in the whole sheet, which is loaded before that, and so have transitions,
   * forced colours (which bring a page alive at once), and paper where no one prints in the first second.
   */
  of: (pages: readonly HTMLElement[], isForPaper: boolean) => string;
};

/** @param css the site's sheet as it was bundled */
export function pageStyles(css: string): Styles {
  const sheet = parse(css);
  resolveConditions(sheet);
  const whole = compile(sheet);
  // Every page has them in its own sheet, and fonts that are declared again have the whole page laid out again.
  whole.walkAtRules('font-face', (rule) => {
    rule.remove();
  });

  resolveConstants(sheet);
  sheet.walkDecls(/^(-webkit-)?transition/, (declaration) => {
    declaration.remove();
  });
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.includes('forced-colors')) rule.remove();
  });
  // Pages have no shadow trees.
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => selector !== ':host');
    if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // The framework's colour of placeholders, which every field sets anew.
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes('-apple-pay-button')) rule.remove();
  });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  const common = compile(sheet);
  return {
    whole: whole.toString(),
    of(pages, isForPaper) {
      const names = namesIn(pages);
      const absent = PARTS.filter(([, control]) => !pages.some((page) => page.querySelector(control)));
      const own = common.clone();
      own.walkAtRules('media', (rule) => {
        if (rule.params === 'print' && !isForPaper) rule.remove();
      });
      own.walkRules((rule) => {
        if (isInKeyframes(rule)) return;
        const reached = rule.selectors.filter(
          (selector) => reaches(selector, names) && !absent.some(([part]) => part.test(selector)),
        );
        if (reached.length === 0) rule.remove();
        else if (reached.length < rule.selectors.length) rule.selector = reached.join(',');
      });
      removeStillKeyframes(own);
      resolveUnset(own);
      removeUnused(own);
      removeEmpty(own);
      return own.toString();
    },
  };
}
