import { transform } from 'lightningcss';
import type { HTMLElement } from 'node-html-parser';
import { parse, type AtRule, type Root, type Rule } from 'postcss';

import { removeUnused, resolveConstants, resolveUnset } from './css-variables.ts';
import { namesIn, mayMatch } from './selector-reach.ts';

/** The oldest browsers that Tailwind 4 supports, as Lightning CSS encodes them: `major << 16 | minor << 8`. */
const TARGETS = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** Pseudo-elements, with a selector of the elements that have them. */
const PARTS: [part: RegExp, owner: string][] = [
  [/::backdrop$/, 'dialog'],
  [/::placeholder$/, '[placeholder]'],
  [/^::file-selector-button/, 'input[type="file"]'],
  [/^::-webkit-(date|calendar)/, 'input[type="date"]'],
  [/^::-webkit-(inner|outer)-spin-button/, 'input[type="number"]'],
  [/^::-webkit-search/, 'input[type="search"]'],
];

/** Declarations of Tailwind's base styles that change nothing visible on a page before it is hydrated. */
const INERT = /^(tab-size|font-(feature|variation)-settings|-webkit-tap-highlight-color)$/;

/** Resolves `@supports` conditions that every browser of `TARGETS` meets or that guard rules the site does not need. */
function resolveConditions(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix')) rule.replaceWith(rule.nodes ?? []);
    // The wide-gamut palette, which the site does not use, and Tailwind's fallback for `@property`.
    else if (/\blab\(|-webkit-hyphens/.test(rule.params)) rule.remove();
  });
}

/** Removes declarations that a later one in the same rule overrides. */
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

/** Removes statements (`@layer name;`) about a layer that has no rules. */
function removeEmptyLayers(root: Root): void {
  const filled = new Set<string>();
  root.walkAtRules('layer', ({ nodes, params }) => {
    if (nodes) filled.add(params);
  });
  root.walkAtRules('layer', (layer) => {
    if (!layer.nodes && !filled.has(layer.params)) layer.remove();
  });
}

function removeUnusedKeyframes(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(/animation/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove();
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
  /** The full stylesheet, compiled for `TARGETS`, without `@font-face` rules: each page's critical CSS has them. */
  full: string;
  /**
   * The critical CSS shared by similar pages: all rules that their HTML can use. The full stylesheet, which loads
   * before hydration, has the rules for what scripts add later (states, dialogs, other pages), transitions, forced
   * colours (with which a page hydrates at once) and, unless `isForPrint`, printing. With `hasStates`, the rules for
   * states and forced colours are included, for pages that load no other stylesheet.
   */
  criticalFor: (
    pages: readonly HTMLElement[],
    options: { isForPrint?: boolean; hasStates?: boolean },
  ) => string;
};

/** @param css the stylesheet that the bundler wrote */
export function pageStyles(css: string): Styles {
  const sheet = parse(css);
  resolveConditions(sheet);
  const full = compile(sheet);
  // Each page's critical CSS declares the fonts already; declaring them again would lay out the whole page again.
  full.walkAtRules('font-face', (rule) => {
    rule.remove();
  });

  resolveConstants(sheet);
  sheet.walkDecls(/^(-webkit-)?transition/, (declaration) => {
    declaration.remove();
  });
  sheet.walkDecls(INERT, (declaration) => {
    if (/^(html|button)\b/.test((declaration.parent as Rule).selector)) declaration.remove();
  });
  // The pages use no shadow DOM.
  sheet.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => selector !== ':host');
    if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // Tailwind's default placeholder colour, which every field overrides.
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.includes('-apple-pay-button')) rule.remove();
  });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  const alone = compile(sheet);
  sheet.walkAtRules('media', (rule) => {
    if (rule.params.includes('forced-colors')) rule.remove();
  });
  const common = compile(sheet);
  return {
    full: full.toString(),
    criticalFor(pages, { isForPrint = false, hasStates = false }) {
      const names = namesIn(pages);
      const absent = PARTS.filter(([, owner]) => !pages.some((page) => page.querySelector(owner)));
      const critical = (hasStates ? alone : common).clone();
      critical.walkAtRules('media', (rule) => {
        if (rule.params === 'print' && !isForPrint) rule.remove();
      });
      critical.walkRules((rule) => {
        if (isInKeyframes(rule)) return;
        const matching = rule.selectors.filter(
          (selector) => mayMatch(selector, names, hasStates) && !absent.some(([part]) => part.test(selector)),
        );
        if (matching.length === 0) rule.remove();
        else if (matching.length < rule.selectors.length) rule.selector = matching.join(',');
      });
      removeUnusedKeyframes(critical);
      resolveUnset(critical);
      removeUnused(critical);
      removeEmpty(critical);
      removeEmptyLayers(critical);
      return critical.toString();
    },
  };
}
