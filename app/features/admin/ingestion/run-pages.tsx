import { useEffect, useState } from 'react';

import { ScrollRegion } from '#app/ui/layout/scroll-region.tsx';
import { ADMIN } from '#content/desk/admin-page.ts';
import type { PageReport } from '#shared/ingestion.ts';

import { readRunPages } from './ingestion-api.ts';

const { ingestion: texts } = ADMIN;

const ORDER = Object.keys(texts.outcomes);

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

  if (!pages) return <p className="py-3 text-secondary">{texts.loadingPages}</p>;
  if (pages === 'failed') return <p className="py-3 text-secondary">{texts.pagesFailed}</p>;
  if (pages.length === 0) return <p className="py-3 text-secondary">{texts.noPages}</p>;
  return (
    <ScrollRegion aria-label={texts.pages} className="max-h-96 overflow-y-auto border-t border-hairline">
      <ul>
        {pages.map(({ url, outcome, reason }) => (
          <li
            key={url}
            className="grid gap-x-4 border-b border-hairline py-1.5 sm:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <span className={outcome === 'failed' ? 'font-semibold text-danger' : 'text-secondary'}>
              {texts.outcomes[outcome]}
            </span>
            <span className="min-w-0 break-words">
              {pathOf(url)}
              {reason && <span className="text-secondary"> – {reason}</span>}
            </span>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
