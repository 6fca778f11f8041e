import { useTable, type SortingState } from '@tanstack/react-table';
import { useMemo, type Ref } from 'react';

import { COLUMN_IDS } from '#app/features/admin/desk/address/column-ids.ts';
import type { DeskAddress } from '#app/features/admin/desk/address/desk-address.ts';
import { useIsWide } from '#app/features/admin/desk/parts/use-is-wide.ts';
import { classNames } from '#app/lib/class-names.ts';
import type { DeskSubmission } from '#shared/desk-answers.ts';
import { SORT_COLUMNS } from '#shared/desk.ts';

import { columns, features } from './columns.tsx';
import { SortHeader } from './sort-header.tsx';

type TableProps = {
  rows: DeskSubmission[];
  address: DeskAddress;
  onSort: (change: Pick<DeskAddress, 'sort' | 'ascending' | 'page'>) => void;
};
type EnquiriesTableProps = TableProps & {
  ref?: Ref<HTMLElement>;
  caption: string;
  /** True while a newer list is loading. */
  isStale: boolean;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

const CELL_CLASS = 'py-0.5 break-words lg:table-cell lg:px-2 lg:py-2 lg:first:pl-0 lg:last:pr-0';
/** On phones this cell is the title of the block. */
const TITLE_CLASS = 'order-first text-copy lg:text-small lg:leading-snug';
/** On phones this cell is a line of the block, after the column's name. */
const LINE_CLASS =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-3 before:text-secondary before:content-[attr(data-title)] lg:before:content-none';

function useEnquiriesTable({ rows, address, onSort }: TableProps) {
  const sorting = useMemo<SortingState>(
    () => [{ id: address.sort, desc: !address.ascending }],
    [address.sort, address.ascending],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(COLUMN_IDS.map((id) => [id, address.columns.includes(id)])),
    [address.columns],
  );
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting, columnVisibility },
    onSortingChange(update) {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      const sort = SORT_COLUMNS.find((id) => id === next?.id);
      if (next && sort) onSort({ sort, ascending: !next.desc, page: 1 });
    },
  });
}

/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role,
   jsx-a11y/control-has-associated-label --
 * On phones each row is a block and each cell a line with its title. Some browsers drop the table semantics when
 * `display` changes, so the roles are explicit.
 */
export function EnquiriesTable({ ref, caption, isStale, ...list }: EnquiriesTableProps) {
  const table = useEnquiriesTable(list);
  const isWide = useIsWide();
  return (
    <section
      ref={ref}
      aria-label="Submissions"
      aria-busy={isStale}
      // A scrollable region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={classNames(
        'mt-3 lg:max-h-[80dvh] lg:overflow-auto lg:border-b lg:border-hairline',
        isStale && 'opacity-60 transition-opacity',
      )}
    >
      <table role="table" className="block w-full text-left text-small leading-snug tabular-nums lg:table">
        <caption className="block pb-2 text-left text-secondary lg:table-caption">{caption}</caption>
        <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id} role="row">
              {group.headers.map(({ id, column }) => {
                const direction = column.getIsSorted();
                const name = String(column.columnDef.header);
                return (
                  <th
                    key={id}
                    role="columnheader"
                    scope="col"
                    aria-sort={direction ? ARIA_SORT[direction] : undefined}
                    className="sticky top-0 z-1 bg-surface px-2 py-1 font-semibold whitespace-nowrap text-heading shadow-[inset_0_-1px] shadow-control first:pl-0 last:pr-0"
                  >
                    {isWide && column.getCanSort() ? (
                      <SortHeader
                        name={name}
                        direction={direction}
                        onSort={column.getToggleSortingHandler()}
                      />
                    ) : (
                      name
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="block lg:table-row-group">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              className="flex flex-col border-t border-control py-4 hover:bg-raised lg:table-row lg:border-hairline lg:align-top"
            >
              {row.getVisibleCells().map((cell) => (
                <td
                  key={cell.id}
                  role="cell"
                  data-title={cell.column.columnDef.header}
                  className={classNames(
                    CELL_CLASS,
                    cell.column.id === 'name' ? TITLE_CLASS : LINE_CLASS,
                    cell.column.columnDef.meta?.className,
                  )}
                >
                  <div className="min-w-0 lg:max-w-[40rem]">
                    <table.FlexRender cell={cell} />
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
