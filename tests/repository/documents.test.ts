import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENTS = [
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
/** Documents that cite files as evidence. */
const EVIDENCE_DOCUMENTS = ['CONTRIBUTING.md', 'docs/asvs.md', 'docs/security.md', 'docs/upgrading.md'];

/** A code span that names a file or folder of the repository. */
const PATH_SPAN =
  /`((?:\.ci|app|assets|backend|content|deploy|docs|public|scripts|server|shared|supabase|tests)\/[\w./@-]*|[\w-]+\.json)`/g;
const LINK = /\]\((?!https?:|mailto:)([^)]+)\)/g;
const NPM_SCRIPT = /npm run ([\w:-]+)/g;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, first = '']) => first);

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return found(read(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

test.each(DOCUMENTS)('%s links only to existing files and headings', (file) => {
  const missing = found(read(file), LINK).filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(missing).toEqual([]);
});

test.each(DOCUMENTS)('%s names only existing npm scripts', (file) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(found(read(file), NPM_SCRIPT).filter((name) => !(name in scripts))).toEqual([]);
});

test.each(DOCUMENTS)('%s names only existing files', (file) => {
  const isEvidence = EVIDENCE_DOCUMENTS.includes(file);
  // Elsewhere a bare name, such as `secrets.json`, may be one of a file outside the repository.
  const named = found(read(file), PATH_SPAN).filter((path) => isEvidence || path.includes('/'));
  if (isEvidence) expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

/** Commands that documents give, with the names that they take and the source that lists these names. */
const COMMANDS: [command: string, given: RegExp, source: string, names: RegExp][] = [
  ['npm run prove', /npm run prove -- ([^`#\n]+)/g, 'tests/proofs/proofs.ts', /^ {2}'?([\w-]+)'?: prove/gm],
  ['npm run bench', /npm run bench -- ([^`#\n]+)/g, 'tests/bench/run.ts', /^ {2}([\w-]+): .*measure/gm],
  ['site', /(?:bin\/site|`site|^ +site) ([a-z]+)/gm, 'scripts/release/site.sh', /^ +' {2}(\w+) /gm],
];

test.each(COMMANDS)('the documents give %s only names that it knows', (_command, given, source, pattern) => {
  const used = DOCUMENTS.flatMap((file) => found(read(file), given))
    .flatMap((words) => words.split(/\s+/))
    .filter((word) => /^[a-z]/.test(word));
  const names = found(read(source), pattern);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((word) => !names.includes(word))).toEqual([]);
});

test.each(['deployment', 'operations', 'security'])(
  'docs/%s.md gives the commands that a release has',
  (name) => {
    const used = found(read(`docs/${name}.md`), NPM_SCRIPT);
    const ofRelease = found(read('scripts/release/site.sh'), /^ +' {2}(\w+) /gm);
    expect(ofRelease).toContain('admin');
    expect(used.filter((script) => ofRelease.includes(script))).toEqual([]);
  },
);

test('every proof named in docs/security.md can be run with npm run prove', () => {
  const named = found(read('docs/security.md'), /\| `([\w-]+)`, `tests\/proofs\//g);
  const proofs = found(read('tests/proofs/proofs.ts'), /^ {2}'?([\w-]+)'?: prove/gm);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !proofs.includes(name))).toEqual([]);
});

describe('the table of ASVS requirements', () => {
  const text = read('docs/asvs.md');
  const rows = text
    .split('\n')
    .filter((line) => /^\| +(?:\d|–)/.test(line))
    .map((line) => {
      const [level1 = '', level2 = '', status = '', how = '', evidence = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      const numbers = (cell: string) => (cell === '–' ? [] : cell.split(', '));
      return { level1: numbers(level1), level2: numbers(level2), status, how, evidence };
    });
  const level1 = rows.flatMap((row) => row.level1);
  const level2 = rows.flatMap((row) => row.level2);
  const count = (status: string) =>
    rows.reduce((sum, row) => sum + (row.status === status ? row.level1.length + row.level2.length : 0), 0);

  test('lists each requirement of levels 1 and 2 once', () => {
    const all = [...level1, ...level2];
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((number) => !/^\d+\.\d+\.\d+$/.test(number))).toEqual([]);
    expect(level1).toHaveLength(70);
    expect(level2).toHaveLength(183);
  });

  test('gives each requirement a status and a reason, and cites a file for each that is met', () => {
    const incomplete = rows.filter(({ status, how, evidence }) => {
      const isKnown = ['met', 'not applicable', 'gap'].includes(status);
      return !isKnown || how === '' || (status === 'met' && found(evidence, PATH_SPAN).length === 0);
    });
    expect(incomplete).toEqual([]);
  });

  test('states the correct totals above the table', () => {
    expect(text).toContain(
      `**${count('met')} met, ${count('not applicable')} not applicable, ${count('gap')} gaps**`,
    );
  });
});
