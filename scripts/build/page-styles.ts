import { transform } from 'lightningcss';
import type { HTMLElement } from 'node-html-parser';
import { parse, type AtRule, type Root, type Rule } from 'postcss';

/** The browsers that Tailwind 4 needs at least, in the form of the compiler: the major version in the upper bytes. */
const TARGETS = { chrome: 111 << 16, firefox: 128 << 16, safari: (16 << 16) | (4 << 8) };

/** Longer values stay in their variable unless they are used once. */
const SHORT_VALUE = 40;

/** Parts of controls by the control that has them. */
const PARTS: [part: RegExp, control: string][] = [
  [/^::file-selector-button/, 'input[type="file"]'],
  [/^::-webkit-(date|calendar)/, 'input[type="date"]'],
  [/^::-webkit-(inner|outer)-spin-button/, 'input[type="number"]'],
  [/^::-webkit-search/, 'input[type="search"]'],
];

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g;

/** What every browser of `TARGETS` can do need not be asked for. */
function resolveConditions(root: Root): void {
  root.walkAtRules('supports', (rule) => {
    if (rule.params.includes('color-mix')) rule.replaceWith(rule.nodes ?? []);
    // The palette in a wider space, of which it uses nothing, and a fallback for registered properties.
    else if (/\blab\(|-webkit-hyphens/.test(rule.params)) rule.remove();
  });
}

/** Puts the theme's values where they are used, unless something sets them anew. */
function resolveConstants(root: Root): void {
  const settings = new Map<string, number>();
  const uses = new Map<string, number>();
  root.walkDecls(({ prop, value }) => {
    settings.set(prop, (settings.get(prop) ?? 0) + 1);
    for (const [, name = ''] of value.matchAll(VARIABLE)) uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  const constants = new Map<string, string>();
  root.walkRules(':root,:host', (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (settings.get(prop) !== 1 || value.includes('var(')) return;
      if (value.length <= SHORT_VALUE || uses.get(prop) === 1) constants.set(prop, value);
    });
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      VARIABLE,
      (use, name: string) => constants.get(name) ?? use,
    );
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

/**
 * What comes with the whole sheet in good time: states that only script sets, answers to the pointer, Firefox's own marks
 * of fields, and the faint lines behind dark sections.
 */
const LATER =
  /:disabled|:hover|:-moz-|^\.contour\b|\[(?:aria-invalid|aria-expanded=true|data-(?!hero)[\w-]+)/;

/** Escaped characters are parked out of the way, for a class may hold brackets of its own. */
const PARKED = 0xe000;

function park(selector: string): string {
  return selector.replaceAll(/\\(.)/g, (_, sign: string) =>
    String.fromCodePoint(PARKED + (sign.codePointAt(0) ?? 0)),
  );
}

/** Classes and types that an element must have for a selector without arguments to reach it. */
function namesOf(selector: string): string[] {
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/::?[\w-]+/g, ' ');
  return [...plain.matchAll(/\.[\w\ue000-\ue0ff-]+|(?<![\w.#\ue000-\ue0ff-])[a-z][a-z0-9]*/g)].map(([name]) =>
    name.replaceAll(/[\ue000-\ue0ff]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - PARKED)),
  );
}

/** Whether a selector may reach an element of a page with these classes and types, before the page is alive. */
function reaches(selector: string, names: ReadonlySet<string>): boolean {
  const isThere = (plain: string) => !LATER.test(plain) && namesOf(plain).every((name) => names.has(name));
  let plain = park(selector);
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, pseudo: string, list: string) => {
      const isChoice = ['is', 'where', 'has'].includes(pseudo);
      return !isChoice || list.split(',').some(isThere) ? '' : '.never';
    });
  }
  return isThere(plain);
}

function namesIn(pages: readonly HTMLElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of pages.flatMap((page) => page.querySelectorAll('*'))) {
    names.add(element.rawTagName.toLowerCase());
    // Not by `classList`, which leaves `&amp;` as it is written.
    const classes = element.getAttribute('class')?.match(/\S+/g) ?? [];
    for (const name of classes) names.add(`.${name}`);
  }
  return names;
}

function removeEmpty(root: Root): void {
  root.walk((node) => {
    if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) node.remove();
  });
}

/** Variables, and registrations of them, that nothing uses any more. */
function removeUnused(root: Root): void {
  for (let before = Infinity; ;) {
    const uses = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [, name = ''] of value.matchAll(/(--[\w-]+)/g)) uses.add(name);
    });
    if (uses.size === before) return;
    before = uses.size;
    root.walkDecls(/^--/, (declaration) => {
      if (!uses.has(declaration.prop)) declaration.remove();
    });
    root.walkAtRules('property', (rule) => {
      if (!uses.has(rule.params)) rule.remove();
    });
  }
}

/** Puts the initial value, or else the fallback, for variables that no rule of the page sets. */
function resolveUnset(root: Root): void {
  const set = new Set<string>();
  root.walkDecls(/^--/, ({ prop }) => {
    set.add(prop);
  });
  const initial = new Map<string, string>();
  root.walkAtRules('property', (rule) => {
    const value = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value');
    if (value?.type === 'decl') initial.set(rule.params, value.value);
  });
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      VARIABLE,
      (use, name: string, fallback: string | undefined) =>
        set.has(name) ? use : (initial.get(name) ?? fallback ?? use),
    );
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
