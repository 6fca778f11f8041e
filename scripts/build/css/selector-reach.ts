import type { HTMLElement } from 'node-html-parser';

/**
 * Selectors that critical CSS leaves to the full stylesheet: states that only scripts set, styles of hover, focus and
 * selection, Firefox's pseudo-classes of fields, and the faint contour lines behind dark sections. Moving the focus hydrates
 * the page, which loads that stylesheet; until then the browser draws its default focus ring. The skip link keeps its focus
 * style, because it is off screen without it.
 */
const DEFERRED =
  /:disabled|:hover|(?<!\.skip-link):focus(?!-within)|::?selection|:-moz-|^\.contour\b|\[(?:aria-invalid|aria-expanded=true|data-(?!hero)[\w-]+)/;

/** Escaped characters are moved to private-use code points: a class name may contain brackets. */
const PRIVATE_USE = 0xe000;

function maskEscapes(selector: string): string {
  return selector.replaceAll(/\\(.)/g, (_, sign: string) =>
    String.fromCodePoint(PRIVATE_USE + (sign.codePointAt(0) ?? 0)),
  );
}

/** Classes and tag names that a selector without functional pseudo-classes requires. */
function namesOf(selector: string): string[] {
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/::?[\w-]+/g, ' ');
  return [...plain.matchAll(/\.[\w\ue000-\ue0ff-]+|(?<![\w.#\ue000-\ue0ff-])[a-z][a-z0-9]*/g)].map(([name]) =>
    name.replaceAll(/[\ue000-\ue0ff]/g, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) - PRIVATE_USE),
    ),
  );
}

/**
 * Whether a selector may match on a page with these classes and tag names before it is hydrated.
 * @param hasStates whether selectors of states count, which otherwise are left to the full stylesheet
 */
export function mayMatch(selector: string, names: ReadonlySet<string>, hasStates = false): boolean {
  const mayMatch = (plain: string) =>
    (hasStates || !DEFERRED.test(plain)) && namesOf(plain).every((name) => names.has(name));
  let plain = maskEscapes(selector);
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, pseudo: string, list: string) => {
      const hasAlternatives = ['is', 'where', 'has'].includes(pseudo);
      return !hasAlternatives || list.split(',').some(mayMatch) ? '' : '.never';
    });
  }
  return mayMatch(plain);
}

/** Classes and tag names of all elements of these pages, as selectors write them. */
export function namesIn(pages: readonly HTMLElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of pages.flatMap((page) => page.querySelectorAll('*'))) {
    names.add(element.rawTagName.toLowerCase());
    // Not by `classList`: node-html-parser does not decode `&amp;` there.
    const classes = element.getAttribute('class')?.match(/\S+/g) ?? [];
    for (const name of classes) names.add(`.${name}`);
  }
  return names;
}
