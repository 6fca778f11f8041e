import type { ReactNode } from 'react';

type PlainTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
 * On phones each row is a block and each cell a line with its title. Some browsers drop the table semantics when
 * `display` changes, so the roles are explicit.
 */
/** A small table whose first column identifies the row. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  return (
    <table role="table" className="block w-full text-left text-small tabular-nums sm:table">
      <caption className="block pb-2 text-left text-secondary sm:table-caption">{caption}</caption>
      <thead role="rowgroup" className="sr-only sm:not-sr-only sm:table-header-group">
        <tr role="row">
          {columns.map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className="border-b border-control px-2.5 py-2 font-semibold text-heading first:pl-0 last:pr-0"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block sm:table-row-group">
        {rows.map(({ key, cells }) => (
          <tr key={key} role="row" className="block border-b border-hairline py-3 sm:table-row">
            {cells.map((cell, index) => (
              <td
                key={columns[index]}
                role="cell"
                data-title={columns[index]}
                className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3 py-0.5 break-words before:text-secondary before:content-[attr(data-title)] first:flex first:font-medium first:before:content-none sm:table-cell sm:px-2.5 sm:py-1.5 sm:before:content-none sm:first:table-cell sm:first:pl-0 sm:first:font-normal sm:last:pr-0"
              >
                <div className="min-w-0">{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
