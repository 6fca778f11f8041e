import { globSync, readFileSync } from 'node:fs';

import { parseSync } from 'vite';

import { cpuTimeOf } from '#tests/harness/measuring/cpu-time.ts';

export type Expression = { file: string; source: string; flags: string };

const RUNTIME_SOURCES = '{app,backend,content,shared,server,supabase}/**/*.{ts,tsx}';

type Node = { regex?: { pattern: string; flags: string }; callee?: { name?: string } };

function visit(node: unknown, see: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  see(node as Node);
  for (const child of Object.values(node)) visit(child, see);
}

/** The regular expression literals in a source file, and whether it also constructs expressions. */
export function expressionsIn(file: string, source: string): { literals: Expression[]; constructs: boolean } {
  const literals: Expression[] = [];
  let constructs = false;
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`);
  visit(program, ({ regex, callee }) => {
    if (regex) literals.push({ file, source: regex.pattern, flags: regex.flags });
    if (callee?.name === 'RegExp') constructs = true;
  });
  return { literals, constructs };
}

export function runtimeSources(): string[] {
  return globSync(RUNTIME_SOURCES).filter((file) => !/\.test\.tsx?$/.test(file));
}

export function readExpressions(file: string): ReturnType<typeof expressionsIn> {
  return expressionsIn(file, readFileSync(file, 'utf8'));
}

/** Splits a pattern into tokens. `samplesOf` ignores groups, quantifiers and anchors. */
const ATOMS =
  /\[(?:\\[^]|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\k<\w+>|\\[^]|\(\?(?:[:=!]|<[=!]|<\w+>)|\{\d*,?\d*\}|[()|*+?^$]|\.|[^\\[\](){}|*+?^$.]+/gi;
/** Sample characters for classes: at least one of every kind that the expressions distinguish. */
const SAMPLES = [
  ...'a1 \n\tA._-+/:;,!?@#<>=&%"\'’”()[]{}*|~^$\\`é€中',
  '\u200B',
  '\uFEFF',
  '\u202E',
  '👍',
  '\uD800',
  '\uDC00',
];

function samplesOf(atom: string, flags: string): string[] {
  const isClass = /^[[.]|^\\[^]/.test(atom) && !/^\\[bBk\d]/.test(atom);
  if (!isClass) return /^[^\\(){}|*+?^$]+$/.test(atom) ? [atom] : [];
  const one = new RegExp(`^(?:${atom})$`, flags.replaceAll(/[gym]/g, ''));
  return SAMPLES.filter((character) => one.test(character)).slice(0, 3);
}

function partsOf({ source, flags }: Expression): string[] {
  return [...new Set([...source.matchAll(ATOMS)].flatMap(([atom]) => samplesOf(atom, flags)))];
}

/** `count` items of a list, evenly spaced. */
function spread(list: readonly string[], count: number): string[] {
  const place = (index: number) => Math.floor((index * count) / list.length);
  return list.filter((_, index) => place(index) !== place(index - 1));
}

/** Strings to repeat: samples of the pattern's parts, and sequences of two and three of them. */
function pumpsOf(parts: readonly string[]): string[] {
  const withNext = (list: readonly string[]) => list.flatMap((first) => parts.map((next) => first + next));
  const pairs = withNext(parts);
  const triples = withNext(spread(pairs, PUMPS));
  const chosen = [spread(parts, PUMPS / 4), spread(pairs, PUMPS / 2), spread(triples, PUMPS / 4)];
  return [...new Set([' ', 'a', 'a.', ...chosen.flat()])];
}

const PUMPS = 160;
/** Short lengths first: they reveal exponential growth before a run takes forever. */
const LENGTHS = [8, 16, 20, 24, 28, 32, 48, 100, 300, 1_000];
/** Prefixes and suffixes: the pattern's first part, to enter the pattern, and characters that fail the match. */
const frames = (length: number, first: string) =>
  [
    [length, '', ''],
    [length, '', '\u0000'],
    [length, '', '!\n'],
    [length, first, '\u0000'],
  ] as const;

type Slow = { expression: string; pump: string; length: number; ms: number };

/** The first string of at most `limit` characters on which an expression takes longer than `withinMs`. */
export function findSlow(expression: Expression, limit: number, withinMs: number): Slow | undefined {
  const pattern = new RegExp(expression.source, expression.flags);
  const run = (text: string) => {
    pattern.lastIndex = 0;
    if (pattern.global) text.replace(pattern, '');
    else pattern.test(text);
  };
  const parts = partsOf(expression);
  const lengths = [...LENGTHS.filter((each) => each < limit), limit];
  for (const pump of pumpsOf(parts)) {
    for (const [length, prefix, suffix] of lengths.flatMap((each) => frames(each, parts[0] ?? ''))) {
      const body = pump.repeat(Math.ceil(length / pump.length));
      const text = prefix + body.slice(0, length - prefix.length - suffix.length) + suffix;
      const startedAt = performance.now();
      run(text);
      if (performance.now() - startedAt < withinMs) continue;
      // The minimum of two runs, because garbage collection may interrupt one.
      const ms = Math.min(
        cpuTimeOf(() => run(text)),
        cpuTimeOf(() => run(text)),
      );
      if (ms > withinMs) return { expression: `${expression.file} /${expression.source}/`, pump, length, ms };
    }
  }
  return undefined;
}
