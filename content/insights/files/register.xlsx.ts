import { writeXlsx, type Cell, type DataValidation, type WriteSheet } from 'hucre/xlsx';

import { INDICATORS, MEETING, RISKS, THRESHOLDS } from './register/example.ts';
import {
  bar,
  boardRows,
  IDLE_RISKS,
  levelOf,
  readingOf,
  rowOf,
  squaresOf,
  type RegisterRow,
} from './register/results.ts';
import {
  colour,
  DATE,
  FIRST_ROW,
  formulaCell,
  LAST_ROW,
  letterOf,
  lookUp,
  put,
  range,
  rowHeights,
  STYLES,
  tableSheet,
} from './register/table.ts';

const MEETING_CELL = 'Board!$B$4';
const BOARD_FIRST_ROW = 9;
const BOARD_ROWS = 10;
const BOARD_LAST_ROW = BOARD_FIRST_ROW + BOARD_ROWS - 1;

const RED = 'E8A598';
const AMBER = 'F3D9A4';
const GREY = 'D9DEE1';

const rows = (...letters: string[]) =>
  letters.map((letter) => `${letter}${FIRST_ROW}:${letter}${LAST_ROW}`).join(' ');
const refused = (errorMessage: string) =>
  ({ allowBlank: true, showErrorMessage: true, errorTitle: 'Not possible here', errorMessage }) as const;

const aDay = (cells: string): DataValidation => ({
  type: 'date',
  operator: 'greaterThan',
  formula1: 'DATE(2000,1,1)',
  range: cells,
  ...refused('Enter a date.'),
});
const aNumber = (cells: string): DataValidation => ({
  type: 'decimal',
  operator: 'between',
  formula1: '-1000000000',
  formula2: '1000000000',
  range: cells,
  ...refused('Enter a number without its unit.'),
});
const daysUpTo = (limit: number, cells: string): DataValidation => ({
  type: 'whole',
  operator: 'between',
  formula1: '1',
  formula2: String(limit),
  range: cells,
  ...refused(`Enter a whole number of days from 1 to ${limit}.`),
});
const anIndicator = (cells: string): DataValidation => ({
  type: 'list',
  formula1: range('Indicators', 'A'),
  range: cells,
  ...refused('Choose an indicator that stands on the sheet Indicators.'),
});
const onlyOnce = (what: string): DataValidation => ({
  type: 'custom',
  formula1: `COUNTIF($A$${FIRST_ROW}:$A$${LAST_ROW},A${FIRST_ROW})=1`,
  range: rows('A'),
  ...refused(`Each ${what} stands in one row only.`),
});

const actAt = (key: string) => lookUp('Thresholds', 'G', key);
const watchAt = (key: string) => lookUp('Thresholds', 'C', key);

function indicatorsSheet(): WriteSheet {
  const [key, act, watch] = ['$A{r}', actAt('$A{r}'), watchAt('$A{r}')];
  return tableSheet({
    name: 'Indicators',
    title: 'Indicators',
    note: 'One row for each reading. Fill in the pale yellow cells; the others are formulas. Take the reading in the rhythm that you promise here.',
    columns: [
      { name: 'Indicator', width: 10, input: (index) => INDICATORS[index]?.id },
      { name: 'What is measured', width: 36, input: (index) => INDICATORS[index]?.measured },
      { name: 'Where it is read', width: 22, input: (index) => INDICATORS[index]?.source },
      { name: 'Taken by', width: 20, input: (index) => INDICATORS[index]?.takenBy },
      { name: 'Every … days', width: 9, input: (index) => INDICATORS[index]?.everyDays },
      { name: 'Unit', width: 9, input: (index) => INDICATORS[index]?.unit },
      { name: 'Worse when', width: 10, input: (index) => INDICATORS[index]?.worse },
      { name: 'Previous reading', width: 10, input: (index) => INDICATORS[index]?.previous },
      { name: 'Latest reading', width: 10, input: (index) => INDICATORS[index]?.latest },
      { name: 'Read on', width: 12, format: DATE, input: (index) => INDICATORS[index]?.readOn },
      {
        name: 'Level',
        width: 13,
        formula: `IF(${key}="","",IF(IFERROR(${lookUp('Thresholds', 'M', key)},"")<>"OK","No threshold",IF($I{r}="","No reading",IF($G{r}="higher",IF($I{r}>=${act},"Act",IF($I{r}>=${watch},"Watch","Normal")),IF($I{r}<=${act},"Act",IF($I{r}<=${watch},"Watch","Normal"))))))`,
        result: (index) => INDICATORS[index] && levelOf(INDICATORS[index]),
      },
      {
        name: 'Next reading due',
        width: 12,
        format: DATE,
        formula: 'IF(OR($A{r}="",$I{r}="",$J{r}=""),"",$J{r}+$E{r})',
        result: (index) => INDICATORS[index] && readingOf(INDICATORS[index]).due,
      },
      {
        name: 'Reading',
        width: 11,
        formula: `IF($A{r}="","",IF($L{r}="","Missing",IF(${MEETING_CELL}>$L{r},"Overdue","In time")))`,
        result: (index) => INDICATORS[index] && readingOf(INDICATORS[index]).state,
      },
      {
        name: 'Squares of ten',
        width: 9,
        formula: `IF(OR($K{r}="Act",$K{r}="Watch",$K{r}="Normal"),MAX(0,MIN(10,ROUND(10*($I{r}-(2*${watch}-${act}))/(2*(${act}-${watch})),0))),"")`,
        result: (index) => INDICATORS[index] && squaresOf(INDICATORS[index]),
      },
    ],
    validations: [
      onlyOnce('indicator'),
      daysUpTo(366, rows('E')),
      { type: 'list', values: ['higher', 'lower'], range: rows('G'), ...refused('Choose higher or lower.') },
      aNumber(rows('H', 'I')),
      aDay(rows('J')),
    ],
    rules: [
      colour(rows('K'), 'Act', RED, 1),
      colour(rows('K'), 'Watch', AMBER, 2),
      colour(rows('K'), 'No threshold', GREY, 3),
      colour(rows('K'), 'No reading', GREY, 4),
      colour(rows('M'), 'Overdue', AMBER, 5),
      colour(rows('M'), 'Missing', AMBER, 6),
    ],
  });
}

function thresholdsSheet(): WriteSheet {
  const direction = lookUp('Indicators', 'G', '$A{r}');
  return tableSheet({
    name: 'Thresholds',
    title: 'Thresholds',
    note: 'Two levels for each indicator, and beside each the step that it calls for. Agree them before anybody sees a current value. The days begin when the level is reached.',
    columns: [
      { name: 'Indicator', width: 10, input: (index) => THRESHOLDS[index]?.indicator },
      {
        name: 'What is measured',
        width: 32,
        formula: `IF($A{r}="","",IFERROR(${lookUp('Indicators', 'B', '$A{r}')},"Not on the sheet Indicators"))`,
        result: (index) => INDICATORS[index]?.measured,
      },
      { name: 'Watch at', width: 9, input: (index) => THRESHOLDS[index]?.watch.at },
      { name: 'Step at watch', width: 32, input: (index) => THRESHOLDS[index]?.watch.step },
      { name: 'Taken by', width: 20, input: (index) => THRESHOLDS[index]?.watch.who },
      { name: 'Within … days', width: 9, input: (index) => THRESHOLDS[index]?.watch.days },
      { name: 'Act at', width: 9, input: (index) => THRESHOLDS[index]?.act.at },
      { name: 'Step at act', width: 32, input: (index) => THRESHOLDS[index]?.act.step },
      { name: 'Entitled to take it', width: 20, input: (index) => THRESHOLDS[index]?.act.who },
      { name: 'Within … days', width: 9, input: (index) => THRESHOLDS[index]?.act.days },
      { name: 'Agreed on', width: 12, format: DATE, input: (index) => THRESHOLDS[index]?.agreedOn },
      { name: 'Review by', width: 12, format: DATE, input: (index) => THRESHOLDS[index]?.reviewBy },
      {
        name: 'Check',
        width: 26,
        formula: `IF($A{r}="","",IF(COUNTIF(${range('Indicators', 'A')},$A{r})=0,"Not on the sheet Indicators",IF(OR($C{r}="",$G{r}="",$F{r}="",$J{r}=""),"Level or days missing",IF(${direction}="higher",IF($G{r}>$C{r},"OK","Act has to lie above watch"),IF($G{r}<$C{r},"OK","Act has to lie below watch")))))`,
        result: (index) => THRESHOLDS[index] && 'OK',
      },
    ],
    validations: [
      anIndicator(rows('A')),
      aNumber(rows('C', 'G')),
      daysUpTo(366, rows('F', 'J')),
      aDay(rows('K', 'L')),
    ],
    rules: [
      {
        type: 'expression',
        formula: `AND($M${FIRST_ROW}<>"",$M${FIRST_ROW}<>"OK")`,
        style: colour(rows('M'), '', RED, 1).style ?? {},
        range: rows('M'),
        priority: 1,
      },
    ],
  });
}

const RESULTS = RISKS.map((risk, index) => rowOf(risk, FIRST_ROW + index));

function registerSheet(): WriteSheet {
  const step = (act: string, watch: string, missing: string) =>
    `IF($G{r}="Act",${lookUp('Thresholds', act, '$D{r}')},IF($G{r}="Watch",${lookUp('Thresholds', watch, '$D{r}')},IF($G{r}="No reading",${missing},"")))`;
  const fromIndicator = (letter: string, otherwise: string) =>
    `IF($D{r}="","",IFERROR(IF(${lookUp('Indicators', letter, '$D{r}')}="","",${lookUp('Indicators', letter, '$D{r}')}),${otherwise}))`;
  return tableSheet({
    name: 'Register',
    title: 'Register',
    note: 'One row for each risk: the event in a sentence that a newspaper could print, one owner, one indicator. Enter the day on which a level was reached and the day on which the step was done.',
    columns: [
      { name: 'No.', width: 6, input: (index) => RISKS[index]?.number },
      { name: 'Event', width: 40, input: (index) => RISKS[index]?.event },
      { name: 'Owner', width: 20, input: (index) => RISKS[index]?.owner },
      { name: 'Indicator', width: 10, input: (index) => RISKS[index]?.indicator },
      {
        name: 'Reading',
        width: 9,
        formula: fromIndicator('I', '""'),
        result: (index) => RESULTS[index]?.reading,
      },
      {
        name: 'Unit',
        width: 9,
        formula: fromIndicator('F', '""'),
        result: (index) => RESULTS[index]?.indicator.unit,
      },
      {
        name: 'Level',
        width: 13,
        formula: fromIndicator('K', '"No indicator"'),
        result: (index) => RESULTS[index]?.level,
      },
      {
        name: 'Step called for',
        width: 34,
        formula: step('H', 'D', '"Bring the reading"'),
        result: (index) => RESULTS[index]?.step,
      },
      {
        name: 'Who takes it',
        width: 20,
        formula: step('I', 'E', lookUp('Indicators', 'D', '$D{r}')),
        result: (index) => RESULTS[index]?.who,
      },
      { name: 'Level reached on', width: 12, format: DATE, input: (index) => RISKS[index]?.reachedOn },
      {
        name: 'Due by',
        width: 12,
        format: DATE,
        formula: `IF(OR($J{r}="",AND($G{r}<>"Act",$G{r}<>"Watch")),"",$J{r}+IF($G{r}="Act",${lookUp('Thresholds', 'J', '$D{r}')},${lookUp('Thresholds', 'F', '$D{r}')}))`,
        result: (index) => RESULTS[index]?.due,
      },
      { name: 'Done on', width: 12, format: DATE, input: (index) => RISKS[index]?.doneOn },
      {
        name: 'Status',
        width: 14,
        formula: `IF(OR($G{r}="Act",$G{r}="Watch"),IF($L{r}<>"","Done",IF($K{r}="","Enter the day",IF(${MEETING_CELL}>$K{r},"Overdue","Open"))),IF($G{r}="No reading","Missing",""))`,
        result: (index) => RESULTS[index]?.status,
      },
      {
        name: 'Changed a decision on',
        width: 12,
        format: DATE,
        input: (index) => RISKS[index]?.changedDecisionOn,
      },
      {
        name: 'Order on the board page',
        width: 10,
        formula:
          'IF(OR($G{r}="Act",$G{r}="Watch",$G{r}="No reading"),IF($G{r}="Act",300,IF($G{r}="Watch",200,100))+IF($M{r}="Overdue",50,IF($M{r}="Done",0,20))-ROW()/1000,"")',
        result: (index) => RESULTS[index]?.order,
      },
    ],
    validations: [onlyOnce('number'), anIndicator(rows('D')), aDay(rows('J', 'L', 'N'))],
    rules: [
      colour(rows('G'), 'Act', RED, 1),
      colour(rows('G'), 'Watch', AMBER, 2),
      colour(rows('G'), 'No reading', GREY, 3),
      colour(rows('G'), 'No indicator', GREY, 4),
      colour(rows('M'), 'Overdue', RED, 5),
      colour(rows('M'), 'Enter the day', AMBER, 6),
    ],
  });
}

type BoardColumn = {
  name: string;
  width: number;
  format?: string;
  formula: string;
  result: (row: RegisterRow) => string | number | Date;
};

/** The cell of the register in the row that the hidden column K has found. */
const found = (letter: string) => `INDEX(${range('Register', letter)},$K{r})`;
const text = (formula: string) => `IF($K{r}="","",${formula})`;
const squares = lookUp('Indicators', 'N', found('D'));

const BOARD_COLUMNS: readonly BoardColumn[] = [
  { name: 'No.', width: 14, formula: text(found('A')), result: ({ risk }) => risk.number },
  { name: 'Event', width: 38, formula: text(found('B')), result: ({ risk }) => risk.event },
  { name: 'Owner', width: 20, formula: text(found('C')), result: ({ risk }) => risk.owner },
  {
    name: 'Reading',
    width: 12,
    formula: text(`IF(${found('E')}="","None",${found('E')}&" "&${found('F')})`),
    result: ({ reading, indicator }) => (reading === '' ? 'None' : `${reading} ${indicator.unit}`),
  },
  { name: 'Level', width: 12, formula: text(found('G')), result: ({ level }) => level },
  {
    name: 'To the act level',
    width: 17,
    formula: text(`IF(${squares}="","",REPT("■",${squares})&REPT("□",10-${squares}))`),
    result: ({ indicator }) => bar(squaresOf(indicator)),
  },
  { name: 'Step called for', width: 36, formula: text(found('H')), result: ({ step }) => step },
  { name: 'Who takes it', width: 20, formula: text(found('I')), result: ({ who }) => who },
  { name: 'Due by', width: 12, format: DATE, formula: text(found('K')), result: ({ due }) => due },
  { name: 'Status', width: 14, formula: text(found('M')), result: ({ status }) => status },
];

const count = (sheet: string, letter: string, what: string) => `COUNTIF(${range(sheet, letter)},"${what}")`;

function summary(): { formula: string; result: string } {
  const of = (level: string) => RESULTS.filter((row) => row.level === level).length;
  const late = RESULTS.filter(({ status }) => status === 'Overdue').length;
  const unread = INDICATORS.filter((indicator) => readingOf(indicator).state !== 'In time').length;
  return {
    formula: `"Risks: "&${count('Register', 'B', '?*')}&". At act: "&${count('Register', 'G', 'Act')}&". At watch: "&${count('Register', 'G', 'Watch')}&". Steps overdue: "&${count('Register', 'M', 'Overdue')}&". Readings missing or overdue: "&(${count('Indicators', 'M', 'Missing')}+${count('Indicators', 'M', 'Overdue')})&"."`,
    result: `Risks: ${RISKS.length}. At act: ${of('Act')}. At watch: ${of('Watch')}. Steps overdue: ${late}. Readings missing or overdue: ${unread}.`,
  };
}

function boardSheet(): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const { formula, result } = summary();
  put(cells, 'A1', { value: 'Risks that have reached a level', style: STYLES.title });
  put(cells, 'A2', {
    value:
      'This page draws itself from the other sheets. Enter the date of the meeting; nothing else is typed here. Five squares: the watch level. Ten: the act level.',
    style: STYLES.note,
  });
  put(cells, 'A4', { value: 'Date of meeting', style: STYLES.text });
  put(cells, 'B4', { value: MEETING, style: { ...STYLES.input, numFmt: DATE } });
  put(cells, 'A6', formulaCell(formula, result, STYLES.text));

  const shown = boardRows(FIRST_ROW);
  for (const [column, { name, formula, result, format }] of BOARD_COLUMNS.entries()) {
    put(cells, `${letterOf(column)}${BOARD_FIRST_ROW - 1}`, { value: name, style: STYLES.header });
    for (let row = BOARD_FIRST_ROW; row <= BOARD_LAST_ROW; row += 1) {
      const risk = shown[row - BOARD_FIRST_ROW];
      const style = { ...STYLES.formula, ...(format && { numFmt: format }) };
      put(
        cells,
        `${letterOf(column)}${row}`,
        formulaCell(formula.replaceAll('{r}', String(row)), risk ? result(risk) : '', style),
      );
    }
  }
  for (let row = BOARD_FIRST_ROW; row <= BOARD_LAST_ROW; row += 1) {
    const place = row - BOARD_FIRST_ROW + 1;
    const order = range('Register', 'O');
    const risk = shown[place - 1];
    const line = risk ? RISKS.indexOf(risk.risk) + 1 : '';
    put(
      cells,
      `K${row}`,
      formulaCell(`IFERROR(MATCH(LARGE(${order},${place}),${order},0),"")`, line, STYLES.formula),
    );
  }

  const below: [label: string, formula: string, result: number][] = [
    ['Rows that do not fit on this page', `MAX(0,COUNT(${range('Register', 'O')})-${BOARD_ROWS})`, 0],
    [
      'Risks that changed no decision in a year',
      `${count('Register', 'B', '?*')}-COUNTIFS(${range('Register', 'B')},"?*",${range('Register', 'N')},">="&($B$4-365))`,
      IDLE_RISKS,
    ],
    ['Indicators whose levels are not agreed or not in order', count('Indicators', 'K', 'No threshold'), 0],
  ];
  for (const [index, [label, formula, result]] of below.entries()) {
    const row = BOARD_LAST_ROW + 2 + index;
    put(cells, `B${row}`, { value: label, style: STYLES.text });
    put(
      cells,
      `A${row}`,
      formulaCell(formula, result, { ...STYLES.text, alignment: { horizontal: 'left' } }),
    );
  }

  const tableCells = (letter: string) => `${letter}${BOARD_FIRST_ROW}:${letter}${BOARD_LAST_ROW}`;
  const lastColumn = BOARD_COLUMNS.length - 1;
  return {
    name: 'Board',
    cells,
    columns: [...BOARD_COLUMNS.map(({ width }) => ({ width })), { width: 6, hidden: true }],
    merges: [1, 5].map((row) => ({ startRow: row, startCol: 0, endRow: row, endCol: lastColumn })),
    rowDefs: rowHeights(BOARD_FIRST_ROW, BOARD_LAST_ROW).set(BOARD_LAST_ROW + 3, { height: 31 }),
    dataValidations: [aDay('B4')],
    conditionalRules: [
      colour(tableCells('E'), 'Act', RED, 1),
      colour(tableCells('E'), 'Watch', AMBER, 2),
      colour(tableCells('E'), 'No reading', GREY, 3),
      colour(tableCells('J'), 'Overdue', RED, 4),
    ],
    freezePane: { rows: BOARD_FIRST_ROW - 1 },
    pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 1 },
    view: { showGridLines: false },
  };
}

const INSTRUCTIONS = [
  'Board: enter the date of the meeting. The page shows what has reached a level, the most pressing first.',
  'Register: event, owner, indicator; the day a level was reached; the day the step was done; the day a row changed a decision.',
  'Indicators: what is read, where, by whom, how often; the last two readings.',
  'Thresholds: the two levels, the step at each, who takes it and within how many days.',
  'Pale yellow cells are yours. All other cells are formulas; they are not locked.',
  'The six risks are those of a fictional company. Delete the yellow cells of the three sheets and begin with three risks of your own.',
  'When a level is left again, clear “Level reached on” and “Done on” in the register.',
  'For a page that always shows today, enter =TODAY() as the date of the meeting.',
];

function readMeSheet(): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  put(cells, 'A1', { value: 'How to use this workbook', style: STYLES.title });
  for (const [index, value] of INSTRUCTIONS.entries())
    put(cells, `A${index + 3}`, { value, style: STYLES.text });
  return {
    name: 'Read me',
    cells,
    columns: [{ width: 110 }],
    pageSetup: { paperSize: 'a4', orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    view: { showGridLines: false },
  };
}

/** The workbook of the piece "A risk register that leads to decisions". */
export default async function register(): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [boardSheet(), registerSheet(), indicatorsSheet(), thresholdsSheet(), readMeSheet()],
    properties: { title: 'A risk register that leads to decisions', created: MEETING, modified: MEETING },
    defaultFont: { name: 'Calibri', size: 11 },
  });
}
