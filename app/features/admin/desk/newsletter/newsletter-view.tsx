import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast, removalFailedToast } from '#app/features/admin/admin-toasts.ts';
import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN, useReload } from '#app/features/admin/desk/desk-queries.ts';
import { ExportButton } from '#app/features/admin/desk/parts/export-button.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { Pager } from '#app/features/admin/desk/parts/pager.tsx';
import { SearchBox } from '#app/features/admin/desk/parts/search-box.tsx';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk.ts';
import type { Subscription } from '#shared/desk-answers.ts';
import { DESK_LIMITS } from '#shared/desk.ts';

import { SubscriptionsTable } from './subscriptions-table.tsx';

const { newsletter: texts } = DESK;

type NewsletterViewProps = { state: AddressState };

/** Newsletter subscribers: search, export and removal. */
export function NewsletterView({ state: { address, go } }: NewsletterViewProps) {
  const { toast } = useToast();
  const reload = useReload();
  const search = address.search.trim();
  const { page } = address;
  const filter = search ? { search } : {};
  const query = useQuery({
    queryKey: [SHOWN, 'subscriptions', search, page],
    queryFn: ({ signal }) =>
      askDesk('list_subscriptions', { page, page_size: DESK_LIMITS.pageSize, ...filter }, signal),
    placeholderData: keepPreviousData,
  });
  const list = query.isError ? undefined : query.data;
  // Kept while the dialog closes, so that its text stays until it has gone.
  const [toRemove, setToRemove] = useState<Subscription>();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  async function remove({ id, email }: Subscription): Promise<void> {
    try {
      const wasSubscribed = await askDesk('remove_subscription', { subscription: id });
      toast(doneToast(texts.removed, wasSubscribed ? texts.removedNow(email) : texts.removedBefore(email)));
    } catch (error) {
      toast(removalFailedToast(messageOf(error)));
    }
    setAsking(false);
    reload();
  }

  return (
    <>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <SearchBox
          id="subscriber-search"
          label={texts.search}
          value={address.search}
          onSearch={(text) => go({ search: text, page: 1 }, 'replace')}
          className="w-full min-w-0 sm:w-80"
        />
        <div className="sm:ml-auto">
          <ExportButton request={{ kind: 'newsletter', ...filter }} fileStem="newsletter" />
        </div>
      </div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {texts.title}
      </h2>
      <div className="mt-3">
        <QueryFailure query={query} title={texts.loadFailed} />
        {query.isPending && <LoadingLine label={texts.loading} />}
        {list?.rows.length === 0 && <EmptyNote title={search ? texts.noMatch : texts.empty} />}
        {list && list.rows.length > 0 && (
          <SubscriptionsTable
            rows={list.rows}
            caption={texts.caption(list.total, list.total_is_exact)}
            onRemove={(subscription) => {
              setToRemove(subscription);
              setAsking(true);
            }}
          />
        )}
        {list && (list.rows.length > 0 || page > 1) && (
          <Pager page={list} onPage={(number) => go({ page: number })} />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.remove}
        onCancel={() => setAsking(false)}
        onConfirm={() => toRemove && remove(toRemove)}
        returnFocus={heading}
        isDestructive
      >
        {toRemove && texts.consequence(toRemove.email)}
      </ConfirmDialog>
    </>
  );
}
