import type { ReactNode } from 'react';

import { ColumnHeader, Table, TableBody, TableCell, TableHead, TableRow } from './table-parts.tsx';

type PlainTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A small table whose first column identifies the row. On phones each row is a block, each cell a titled line of it. */
export function PlainTable({ caption, columns, rows }: PlainTableProps) {
  return (
    <Table className="block w-full text-left text-small tabular-nums md:table">
      <caption className="block pb-2 text-left text-secondary md:table-caption">{caption}</caption>
      <TableHead className="sr-only md:not-sr-only md:table-header-group">
        <TableRow>
          {columns.map((name) => (
            <ColumnHeader
              key={name}
              className="border-b border-control px-2.5 py-2 font-semibold text-heading first:pl-0 last:pr-0"
            >
              {name}
            </ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody className="block md:table-row-group">
        {rows.map(({ key, cells }) => (
          <TableRow key={key} className="block border-b border-hairline py-3 md:table-row">
            {cells.map((cell, index) => (
              <TableCell
                key={columns[index]}
                data-title={columns[index]}
                className="grid grid-cols-[6rem_minmax(0,1fr)] max-[16rem]:grid-cols-1 max-[16rem]:gap-0 items-baseline gap-3 py-0.5 wrap-anywhere md:min-w-24 before:text-secondary before:content-[attr(data-title)] first:flex first:font-medium first:before:content-none md:table-cell md:px-2.5 md:py-1.5 md:before:content-none md:first:table-cell md:first:pl-0 md:first:font-normal md:last:pr-0"
              >
                <div className="min-w-0">{cell}</div>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
