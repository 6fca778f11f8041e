import { useEffect, useState } from 'react';

import type { PageOutcome, PageReport } from '#shared/ingestion.ts';

import { readRunPages } from './ingestion-api.ts';

/** In display order: outcomes that need attention come first. */
const OUTCOMES: Record<PageOutcome, string> = {
  failed: 'Failed',
  removed: 'Removed',
  added: 'Added',
  changed: 'Changed',
  skipped: 'Skipped',
  unchanged: 'Unchanged',
};
const ORDER = Object.keys(OUTCOMES);

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url;
}

function inOrder(pages: readonly PageReport[]): PageReport[] {
  return pages.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}

type RunPagesProps = { runId: string };

/** The pages of a run, loaded when the list is first shown. */
export function RunPages({ runId }: RunPagesProps) {
  const [pages, setPages] = useState<PageReport[] | 'failed'>();

  useEffect(() => {
    let isCurrent = true;
    readRunPages(runId).then(
      (read) => isCurrent && setPages(inOrder(read)),
      () => isCurrent && setPages('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [runId]);

  if (!pages) return <p className="py-3 text-secondary">Loading the pages of this run</p>;
  if (pages === 'failed') return <p className="py-3 text-secondary">The pages could not be loaded.</p>;
  if (pages.length === 0) return <p className="py-3 text-secondary">No page was reached.</p>;
  return (
    <ul
      aria-label="Pages of the last run"
      // A scrollable region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-96 overflow-y-auto border-t border-hairline"
    >
      {pages.map(({ url, outcome, reason }, index) => (
        <li
          key={index}
          className="grid gap-x-4 border-b border-hairline py-1.5 sm:grid-cols-[6rem_minmax(0,1fr)]"
        >
          <span className={outcome === 'failed' ? 'font-semibold text-danger' : 'text-secondary'}>
            {OUTCOMES[outcome]}
          </span>
          <span className="min-w-0 break-words">
            {pathOf(url)}
            {reason && <span className="text-secondary"> – {reason}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
