import { useCallback, useRef, useState } from 'react';

import { doneToast, removalFailedToast } from '#app/features/admin/admin-toasts.ts';
import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { ExportButton } from '#app/features/admin/desk/parts/export-button.tsx';
import { EmptyNote, FailureNote, LoadingLine } from '#app/features/admin/desk/parts/notes.tsx';
import { Pager } from '#app/features/admin/desk/parts/pager.tsx';
import { SearchBox } from '#app/features/admin/desk/parts/search-box.tsx';
import { useLoad } from '#app/features/admin/desk/parts/use-load.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import type { Subscription } from '#shared/desk-answers.ts';
import { DESK_LIMITS } from '#shared/desk.ts';

import { SubscriptionsTable } from './subscriptions-table.tsx';

type NewsletterViewProps = { state: AddressState };

/** Newsletter subscribers: search, export and removal. */
export function NewsletterView({ state: { address, go } }: NewsletterViewProps) {
  const { toast } = useToast();
  const search = address.search.trim();
  const { page } = address;
  const load = useCallback(
    (signal: AbortSignal) =>
      askDesk(
        'list_subscriptions',
        { page, page_size: DESK_LIMITS.pageSize, ...(search ? { search } : {}) },
        signal,
      ),
    [search, page],
  );
  const { value: list, failure, isLoading, reload } = useLoad(load);
  const [toRemove, setToRemove] = useState<Subscription>();
  const heading = useRef<HTMLHeadingElement>(null);

  async function remove({ id, email }: Subscription): Promise<void> {
    try {
      const wasSubscribed = await askDesk('remove_subscription', { subscription: id });
      toast(
        doneToast(
          'Removed',
          wasSubscribed
            ? `${email} will no longer get the newsletter.`
            : `${email} had already been removed.`,
        ),
      );
    } catch (error) {
      toast(removalFailedToast(messageOf(error)));
    }
    setToRemove(undefined);
    reload();
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <SearchBox
          id="subscriber-search"
          label="Search subscribers"
          value={address.search}
          onSearch={(text) => go({ search: text, page: 1 }, 'replace')}
          className="w-full min-w-0 sm:w-80"
        />
        <div className="sm:ml-auto">
          <ExportButton
            request={{ kind: 'newsletter', ...(search ? { search } : {}) }}
            fileStem="newsletter"
          />
        </div>
      </div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Newsletter subscribers
      </h2>
      <div className="mt-3">
        {failure && !isLoading && (
          <FailureNote
            title="The subscribers could not be loaded."
            message={failure.message}
            onRetry={reload}
          />
        )}
        {!failure && !list && <LoadingLine label="Loading subscribers" />}
        {!failure && list?.rows.length === 0 && (
          <EmptyNote title={search ? 'No subscriber matches.' : 'No subscribers yet.'} />
        )}
        {!failure && list && list.rows.length > 0 && (
          <SubscriptionsTable
            rows={list.rows}
            caption={`${list.total.toLocaleString()}${list.total_is_exact ? '' : '+'} newsletter ${list.total === 1 ? 'subscriber' : 'subscribers'}`}
            onRemove={setToRemove}
          />
        )}
        {!failure && list && (list.rows.length > 0 || page > 1) && (
          <Pager page={list} onPage={(number) => go({ page: number })} />
        )}
      </div>
      <ConfirmDialog
        isOpen={toRemove !== undefined}
        title="Remove this subscriber?"
        confirmLabel="Remove"
        onCancel={() => setToRemove(undefined)}
        onConfirm={() => toRemove && remove(toRemove)}
        returnFocus={heading}
        isDestructive
      >
        {toRemove?.email} will no longer get the newsletter. The person can subscribe again at any time.
      </ConfirmDialog>
    </>
  );
}
