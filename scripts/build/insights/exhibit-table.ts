import type { Exhibit } from '#content/insights/piece.ts';

/** The data of an exhibit in rows and columns. */
type ExhibitTable = { columns: string[]; rows: string[][] };

export function withUnit(value: number, unit: string): string {
  const number = value.toLocaleString('en-GB');
  return unit === '%' ? `${number}%` : `${number} ${unit}`;
}

export function tableOf(exhibit: Exhibit): ExhibitTable {
  switch (exhibit.kind) {
    case 'bars':
      return {
        columns: ['', exhibit.unit],
        rows: exhibit.rows.map(([label, value]) => [label, value.toLocaleString('en-GB')]),
      };
    case 'line': {
      const names = Object.keys(exhibit.series);
      return {
        columns: ['', ...names.map((name) => `${name} (${exhibit.unit})`)],
        rows: exhibit.x.map((x, at) => [
          x,
          ...names.map((name) => exhibit.series[name]?.[at]?.toLocaleString('en-GB') ?? ''),
        ]),
      };
    }
    case 'timeline':
      return { columns: ['Time', 'Event'], rows: exhibit.events };
    case 'matrix':
      return { columns: ['', ...exhibit.columns], rows: exhibit.rows };
  }
}

/** The whole exhibit in words, for readers who do not see it. */
export function descriptionOf(exhibit: Exhibit): string {
  const { columns, rows } = tableOf(exhibit);
  if (exhibit.kind === 'bars') {
    return exhibit.rows.map(([label, value]) => `${label}: ${withUnit(value, exhibit.unit)}`).join('; ');
  }
  return rows
    .map(
      ([label, ...cells]) =>
        `${label}: ${cells.map((cell, at) => [columns[at + 1], cell].filter((part) => part !== 'Event').join(' ')).join(', ')}`,
    )
    .join('; ');
}
