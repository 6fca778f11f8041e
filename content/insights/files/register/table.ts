import type { Cell, CellStyle, CellValue, ConditionalRule, DataValidation, WriteSheet } from 'hucre/xlsx';

/** Rows of each table, counted as the spreadsheet counts them. */
export const FIRST_ROW = 5;
export const LAST_ROW = 24;

type Column = {
  name: string;
  width: number;
  format?: string;
  hidden?: boolean;
} & (
  | {
      /** What the reader types, with the value of the example. */ input: (
        index: number,
      ) => CellValue | undefined;
    }
  | {
      /** A formula; `{r}` stands for the row. */
      formula: string;
      /** What the formula gives for the example. */
      result: (index: number) => CellValue | undefined;
    }
);

type Table = {
  name: string;
  title: string;
  note: string;
  columns: readonly Column[];
  validations: readonly DataValidation[];
  rules: readonly ConditionalRule[];
};

const FONT = { name: 'Calibri', size: 11 };
const INK = '1B2A33';
const LINE = { style: 'thin', color: { rgb: 'C9CFD3' } } as const;
const BOX = { top: LINE, right: LINE, bottom: LINE, left: LINE };
const solid = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;

export const STYLES = {
  title: { font: { ...FONT, size: 18, bold: true, color: { rgb: INK } } },
  note: { font: { ...FONT, italic: true }, alignment: { wrapText: true, vertical: 'top' } },
  text: { font: FONT, alignment: { wrapText: true, vertical: 'top' } },
  header: {
    font: { ...FONT, bold: true, color: { rgb: 'FFFFFF' } },
    fill: solid(INK),
    border: BOX,
    alignment: { wrapText: true, vertical: 'center' },
  },
  input: { font: FONT, fill: solid('FFF8DC'), border: BOX, alignment: { wrapText: true, vertical: 'top' } },
  formula: { font: FONT, border: BOX, alignment: { wrapText: true, vertical: 'top' } },
} satisfies Record<string, CellStyle>;

export const DATE = 'd mmm yyyy';

/** `A` for 0. The tables have fewer than 26 columns. */
export const letterOf = (column: number) => String.fromCodePoint(65 + column);

/** The cells of a column of a table, as formulas of other sheets name them. */
export const range = (sheet: string, letter: string) =>
  `${sheet}!$${letter}$${FIRST_ROW}:$${letter}$${LAST_ROW}`;

/** The cell of a column in the row whose first cell equals the key. */
export const lookUp = (sheet: string, letter: string, key: string) =>
  `INDEX(${range(sheet, letter)},MATCH(${key},${range(sheet, 'A')},0))`;

/** Two lines of text, in points. Not every program fits the height of a row to wrapped text. */
const TWO_LINES = 31;

/** The heights of the rows of a table with its header, by the number that the writer counts from zero. */
export const rowHeights = (header: number, last: number) =>
  new Map(
    Array.from({ length: last - header + 1 }, (_, index) => [header - 1 + index, { height: TWO_LINES }]),
  );

export function put(cells: Map<string, Partial<Cell>>, address: string, cell: Partial<Cell>): void {
  const [, letter = '', row = ''] = /^([A-Z])(\d+)$/.exec(address) ?? [];
  cells.set(`${Number(row) - 1},${(letter.codePointAt(0) ?? 0) - 65}`, cell);
}

const DAY = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** The writer stores texts and numbers beside a formula, so a date is stored as the number of its day. */
export function formulaCell(formula: string, result: CellValue, style: CellStyle): Partial<Cell> {
  const stored = result instanceof Date ? (result.getTime() - DAY_ZERO) / DAY : result;
  return { type: 'formula', value: stored, formula, formulaResult: stored, style };
}

/** Colours the cells of a range that equal a text. */
export function colour(cellRange: string, text: string, rgb: string, priority: number): ConditionalRule {
  return {
    type: 'cellIs',
    operator: 'equal',
    formula: `"${text}"`,
    style: {
      font: { bold: true },
      fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb }, bgColor: { rgb } },
    },
    range: cellRange,
    priority,
  };
}

function cellOf(column: Column, row: number): Partial<Cell> {
  const format = column.format ? { numFmt: column.format } : {};
  const index = row - FIRST_ROW;
  if ('input' in column) {
    const value = column.input(index);
    return {
      ...(value === undefined ? { type: 'empty', value: null } : { value }),
      style: { ...STYLES.input, ...format },
    };
  }
  const formula = column.formula.replaceAll('{r}', String(row));
  return formulaCell(formula, column.result(index) ?? '', { ...STYLES.formula, ...format });
}

/** A sheet with a title, a note, a header in row 4 and the rows of a table below it. */
export function tableSheet({ name, title, note, columns, validations, rules }: Table): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  put(cells, 'A1', { value: title, style: STYLES.title });
  put(cells, 'A2', { value: note, style: STYLES.note });
  for (const [index, column] of columns.entries()) {
    put(cells, `${letterOf(index)}${FIRST_ROW - 1}`, { value: column.name, style: STYLES.header });
    for (let row = FIRST_ROW; row <= LAST_ROW; row += 1)
      put(cells, `${letterOf(index)}${row}`, cellOf(column, row));
  }
  return {
    name,
    cells,
    columns: columns.map(({ width, hidden = false }) => ({ width, hidden })),
    merges: [{ startRow: 1, startCol: 0, endRow: 1, endCol: 7 }],
    rowDefs: rowHeights(FIRST_ROW - 1, LAST_ROW)
      .set(1, { height: 48 })
      .set(FIRST_ROW - 2, { height: 46 }),
    freezePane: { rows: FIRST_ROW - 1, columns: 2 },
    dataValidations: [...validations],
    conditionalRules: [...rules],
    pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    view: { showGridLines: false },
  };
}
