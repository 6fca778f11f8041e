import { inflateRawSync } from 'node:zlib';

import { parse, type HTMLElement } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';

import makeRegister from './register.xlsx.ts';

/** The entries of a ZIP file, read without the library that wrote it. */
function unzip(file: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const data = file.subarray(start, start + file.readUInt32LE(at + 20));
    entries.set(name, (file.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8'));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return entries;
}

const SHEETS = ['Board', 'Register', 'Indicators', 'Thresholds', 'Read me'];
/** Functions of every version of Excel since 2007. */
const FUNCTIONS =
  /^(AND|COUNT|COUNTIF|COUNTIFS|DATE|IF|IFERROR|INDEX|LARGE|MATCH|MAX|MIN|OR|REPT|ROUND|ROW)$/;

let entries: Map<string, string>;
let strings: string[];
const sheets = new Map<string, HTMLElement>();

beforeAll(async () => {
  entries = unzip(Buffer.from(await makeRegister()));
  const xml = (name: string) => parse(entries.get(name) ?? '');
  strings = xml('xl/sharedStrings.xml')
    .querySelectorAll('si')
    .map(({ text }) => text);
  for (const [index, sheet] of xml('xl/workbook.xml').querySelectorAll('sheet').entries())
    sheets.set(sheet.getAttribute('name') ?? '', xml(`xl/worksheets/sheet${index + 1}.xml`));
});

const sheet = (name: string): HTMLElement => {
  const found = sheets.get(name);
  if (!found) throw new Error(`No sheet ${name}`);
  return found;
};
const formulas = (name: string) =>
  sheet(name)
    .querySelectorAll('f')
    .map(({ text }) => text);

/** What a viewer that calculates nothing shows in a cell. */
function shown(name: string, address: string): string {
  const cell = sheet(name).querySelector(`c[r="${address}"]`);
  const value = cell?.querySelector('v')?.text ?? '';
  return cell?.getAttribute('t') === 's' ? (strings[Number(value)] ?? '') : value;
}

test('has its sheets and nothing that runs or leads outside', () => {
  expect([...sheets.keys()]).toEqual(SHEETS);
  expect([...entries.keys()].filter((name) => /vba|externalLink|connections|embeddings/i.test(name))).toEqual(
    [],
  );
});

test('computes with common functions on its own sheets and stores no error', () => {
  for (const name of SHEETS.slice(0, 4)) {
    expect(formulas(name).length, name).toBeGreaterThan(30);
    expect(sheet(name).querySelectorAll('c[t="e"]'), name).toEqual([]);
    for (const formula of formulas(name)) {
      expect(formula).not.toMatch(/#(REF|NAME|VALUE|N\/A)/);
      for (const [, called = ''] of formula.matchAll(/([A-Z.]+)\(/g)) expect(called).toMatch(FUNCTIONS);
      for (const [, other = ''] of formula.matchAll(/(\w+)!/g)) expect(SHEETS).toContain(other);
    }
  }
  expect(entries.get('xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
});

test('checks what is typed', () => {
  const validations = (name: string) =>
    sheet(name)
      .getElementsByTagName('dataValidation')
      .map((element) => `${element.getAttribute('type')} ${element.getAttribute('sqref')}`);
  expect(validations('Board')).toEqual(['date B4']);
  expect(validations('Register')).toEqual(['custom A5:A24', 'list D5:D24', 'date J5:J24 L5:L24 N5:N24']);
  expect(validations('Indicators')).toContain('list G5:G24');
  expect(validations('Thresholds')).toContain('list A5:A24');
  for (const name of SHEETS.slice(0, 4))
    expect(sheet(name).getElementsByTagName('conditionalFormatting').length, name).toBeGreaterThan(0);
});

test('shows the example on the page of the board, the most pressing row first', () => {
  const rows = [9, 10, 11, 12, 13, 14].map((row) =>
    ['A', 'D', 'E', 'F', 'I', 'J'].map((column) => shown('Board', `${column}${row}`)),
  );
  expect(rows).toEqual([
    ['2', '72 %', 'Act', '■■■■■■■■■■', '46343', 'Overdue'],
    ['4', '31 hours', 'Act', '■■■■■■■■■■', '46360', 'Open'],
    ['5', '3 people', 'Watch', '■■■■■□□□□□', '46366', 'Open'],
    ['1', '9 %', 'Watch', '■■■■■■□□□□', '46343', 'Done'],
    ['6', 'None', 'No reading', '', '', 'Missing'],
    ['', '', '', '', '', ''],
  ]);
  expect(shown('Board', 'A6')).toBe(
    'Risks: 6. At act: 2. At watch: 2. Steps overdue: 1. Readings missing or overdue: 1.',
  );
  expect(['A20', 'A21', 'A22'].map((address) => shown('Board', address))).toEqual(['0', '3', '0']);
});
