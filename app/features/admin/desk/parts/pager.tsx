import type { Page } from '#shared/desk-answers.ts';

import { ToolButton } from './controls.tsx';

type PagerProps = { page: Page<unknown>; onPage: (page: number) => void };

/** The range of rows shown, with buttons for the previous and the next page. */
export function Pager({ page, onPage }: PagerProps) {
  const { rows, page: number, page_size, total, total_is_exact } = page;
  const first = (number - 1) * page_size + 1;
  const last = first + rows.length - 1;
  const hasMore = total_is_exact ? last < total : rows.length === page_size;
  const all = `${total_is_exact ? '' : 'more than '}${total.toLocaleString()}`;
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-between gap-3 text-small">
      <p className="text-secondary tabular-nums">
        {rows.length > 0
          ? `${first.toLocaleString()} to ${last.toLocaleString()} of ${all}`
          : 'No entries on this page'}
      </p>
      {(number > 1 || hasMore) && (
        <div className="flex gap-2">
          <ToolButton disabled={number <= 1} onClick={() => onPage(number - 1)}>
            Previous page
          </ToolButton>
          <ToolButton disabled={!hasMore} onClick={() => onPage(number + 1)}>
            Next page
          </ToolButton>
        </div>
      )}
    </nav>
  );
}
