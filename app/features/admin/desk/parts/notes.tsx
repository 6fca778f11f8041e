import type { UseQueryResult } from '@tanstack/react-query';
import { use, useEffect, useRef, type ReactNode } from 'react';

import { messageOf } from '#app/features/admin/desk/desk-api.ts';
import { Spinner } from '#app/ui/controls/spinner.tsx';
import { DESK } from '#content/desk/desk.ts';

import { ToolButton } from './form/controls.tsx';
import { SessionEnded } from './session-ended.ts';

export function LoadingLine({ label }: { label: string }) {
  return (
    <output className="flex items-center gap-3 py-6 text-small text-secondary">
      <Spinner /> {label}
    </output>
  );
}

type EmptyNoteProps = { title: string; children?: ReactNode };

export function EmptyNote({ title, children }: EmptyNoteProps) {
  return (
    <div className="mt-4 border-y border-hairline py-10 text-small text-secondary">
      <p className="text-copy font-medium text-heading">{title}</p>
      {children}
    </div>
  );
}

type QueryFailureProps = {
  query: Pick<
    UseQueryResult,
    'data' | 'dataUpdatedAt' | 'error' | 'errorUpdateCount' | 'isFetching' | 'refetch'
  >;
  title: string;
  /** Shown instead of the backend's message if there is no earlier data on screen. */
  text?: string | undefined;
};

/**
 * Says why a query failed, with a button to try again. The alert is empty until then and has no text while the query is
 * tried again, because screen readers announce only what is added to it.
 */
export function QueryFailure({ query, title, text }: QueryFailureProps) {
  const { data, dataUpdatedAt, error, errorUpdateCount, isFetching, refetch } = query;
  // While a query without data is tried again, its `error` is null.
  const hasFailed = (error !== null || (errorUpdateCount > 0 && dataUpdatedAt === 0)) && !use(SessionEnded);
  const alert = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone, so the focus would start again at the top of the page.
    if (!hasFailed && isPressed.current && document.activeElement === document.body) alert.current?.focus();
    isPressed.current = false;
  }, [hasFailed]);

  function tryAgain(): void {
    if (isFetching) return;
    isPressed.current = true;
    void refetch();
  }

  return (
    <div ref={alert} role="alert" tabIndex={-1} className="outline-none">
      {hasFailed && (
        <div className="mt-4 border-l-3 border-danger py-2 pl-4 text-small">
          {error && !isFetching && (
            <>
              <p className="font-medium text-heading">{title}</p>
              <p className="mt-1 text-secondary">{text ?? messageOf(error)}</p>
              {data !== undefined && !text && (
                <p className="mt-1 text-secondary">{DESK.common.loadedBefore}</p>
              )}
            </>
          )}
          <ToolButton className="mt-3" aria-disabled={isFetching} onClick={tryAgain}>
            {DESK.common.tryAgain}
          </ToolButton>
        </div>
      )}
    </div>
  );
}
