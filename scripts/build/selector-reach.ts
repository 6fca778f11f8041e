import type { HTMLElement } from 'node-html-parser';

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
export function reaches(selector: string, names: ReadonlySet<string>): boolean {
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

/** Classes and types of the elements of these pages, as selectors write them. */
export function namesIn(pages: readonly HTMLElement[]): Set<string> {
  const names = new Set<string>();
  for (const element of pages.flatMap((page) => page.querySelectorAll('*'))) {
    names.add(element.rawTagName.toLowerCase());
    // Not by `classList`, which leaves `&amp;` as it is written.
    const classes = element.getAttribute('class')?.match(/\S+/g) ?? [];
    for (const name of classes) names.add(`.${name}`);
  }
  return names;
}
