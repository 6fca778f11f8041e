import { DESK } from '#content/desk/desk.ts';
import type { Page } from '#shared/desk/results.ts';

import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';

type PagerProps = { page: Page<unknown>; onPage: (page: number) => void };

/** The range of rows shown, with buttons for the previous and the next page. */
export function Pager({ page, onPage }: PagerProps) {
  const { rows, page: number, page_size, total, total_is_exact } = page;
  const first = (number - 1) * page_size + 1;
  const last = first + rows.length - 1;
  const hasMore = total_is_exact ? last < total : rows.length === page_size;
  return (
    <nav
      aria-label={DESK.pager.label}
      className="mt-3 flex flex-wrap items-center justify-between gap-3 text-small"
    >
      <p className="text-secondary tabular-nums">
        {rows.length > 0 ? DESK.pager.range(first, last, total, total_is_exact) : DESK.pager.empty}
      </p>
      {(number > 1 || hasMore) && (
        <div className="flex gap-2">
          <ToolButton disabled={number <= 1} onClick={() => onPage(number - 1)}>
            {DESK.pager.previous}
          </ToolButton>
          <ToolButton disabled={!hasMore} onClick={() => onPage(number + 1)}>
            {DESK.pager.next}
          </ToolButton>
        </div>
      )}
    </nav>
  );
}
