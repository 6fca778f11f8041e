import type { Ref } from 'react';

import { COLUMN_NAMES } from '#app/features/admin/desk/url/column-ids.ts';
import type { DeskUrlState } from '#app/features/admin/desk/url/desk-url.ts';
import {
  ColumnHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '#app/features/admin/desk/parts/table/table-parts.tsx';
import { classNames } from '#app/lib/class-names.ts';
import { useMediaQuery } from '#app/lib/use-media-query.ts';
import { ScrollRegion } from '#app/ui/layout/scroll-region.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { DeskEnquiry } from '#shared/desk/enquiries.ts';
import { SORT_COLUMNS, type SortColumn } from '#shared/desk/calls.ts';

import { COLUMNS } from './columns.tsx';
import { SortHeader } from './sort-header.tsx';

type EnquiriesTableProps = {
  ref?: Ref<HTMLDivElement>;
  caption: string;
  rows: readonly DeskEnquiry[];
  url: DeskUrlState;
  onSort: (change: Pick<DeskUrlState, 'sort' | 'ascending' | 'page'>) => void;
  /** True while a newer list is loading. */
  isStale: boolean;
};

/** The list is a table from this width on. Must equal the breakpoint `lg` of the styles. */
const WIDE = '(min-width: 64rem)';
const CELL_CLASS = 'py-0.5 break-words lg:table-cell lg:px-2 lg:py-2 lg:first:pl-0 lg:last:pr-0';
/** On phones this cell is the title of the block. */
const TITLE_CLASS = 'order-first text-copy lg:text-small lg:leading-snug';
/** On phones this cell is a line of the block, after the column's name. */
const LINE_CLASS =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] max-[16rem]:grid-cols-1 gap-3 max-[16rem]:gap-0 before:text-secondary before:content-[attr(data-title)] lg:before:content-none';

/** The newest enquiry and the longest wait come first; every other column starts at its beginning. */
function startsAscending(sort: SortColumn): boolean {
  return sort !== 'created_at' && sort !== 'waiting';
}

/**
 * The chosen columns of the list. On phones each row is a block and each cell a titled line of it. The database sorts,
 * because a page holds only a part of the rows.
 */
export function EnquiriesTable({ ref, caption, rows, url, onSort, isStale }: EnquiriesTableProps) {
  const isWide = useMediaQuery(WIDE);
  const direction = url.ascending ? 'ascending' : 'descending';
  return (
    <ScrollRegion
      ref={ref}
      aria-label={DESK.list.label}
      aria-busy={isStale}
      className={classNames(
        'mt-3 scroll-mt-28 lg:max-h-[80dvh] lg:overflow-auto lg:border-b lg:border-hairline',
        isStale && 'opacity-60 transition-opacity',
      )}
    >
      <Table className="block w-full text-left text-small leading-snug tabular-nums lg:table">
        <caption className="block pb-2 text-left text-secondary lg:table-caption">{caption}</caption>
        <TableHead className="sr-only lg:not-sr-only lg:table-header-group">
          <TableRow>
            {url.columns.map((id) => {
              const name = COLUMN_NAMES[id];
              const sort = SORT_COLUMNS.find((column) => column === id);
              const sorted = url.sort === id ? direction : undefined;
              return (
                <ColumnHeader
                  key={id}
                  aria-sort={sorted}
                  className="sticky top-0 z-1 bg-surface px-2 py-1 font-semibold whitespace-nowrap text-heading shadow-[inset_0_-1px] shadow-control first:pl-0 last:pr-0"
                >
                  {isWide && sort ? (
                    <SortHeader
                      name={name}
                      direction={sorted}
                      onSort={() =>
                        onSort({
                          sort,
                          ascending: sorted ? !url.ascending : startsAscending(sort),
                          page: 1,
                        })
                      }
                    />
                  ) : (
                    name
                  )}
                </ColumnHeader>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody className="block lg:table-row-group">
          {rows.map((row) => (
            <TableRow
              key={row.id}
              className="flex flex-col border-t border-control py-4 hover:bg-raised lg:table-row lg:border-hairline lg:align-top"
            >
              {url.columns.map((id) => (
                <TableCell
                  key={id}
                  data-title={COLUMN_NAMES[id]}
                  className={classNames(
                    CELL_CLASS,
                    id === 'name' ? TITLE_CLASS : LINE_CLASS,
                    COLUMNS[id].className,
                  )}
                >
                  <div className="min-w-0 lg:max-w-[40rem]">{COLUMNS[id].cell(row)}</div>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  );
}
