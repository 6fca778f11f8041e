import type { Root } from 'postcss';

/** Values longer than this (in characters) stay in their variable unless they are used only once. */
const SHORT_VALUE = 40;

const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g;

/** Inlines the theme's variables where they are used, unless another declaration overrides them. */
export function resolveConstants(root: Root): void {
  const declarations = new Map<string, number>();
  const uses = new Map<string, number>();
  root.walkDecls(({ prop, value }) => {
    declarations.set(prop, (declarations.get(prop) ?? 0) + 1);
    for (const [, name = ''] of value.matchAll(VARIABLE)) uses.set(name, (uses.get(name) ?? 0) + 1);
  });
  const constants = new Map<string, string>();
  root.walkRules(':root,:host', (rule) => {
    rule.walkDecls(/^--/, ({ prop, value }) => {
      if (declarations.get(prop) !== 1 || value.includes('var(')) return;
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

/** Replaces variables that no rule of the page sets by their registered initial value, or else their fallback. */
export function resolveUnset(root: Root): void {
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

/** Removes unused variables and their registrations, repeatedly: a removal may leave another variable unused. */
export function removeUnused(root: Root): void {
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
