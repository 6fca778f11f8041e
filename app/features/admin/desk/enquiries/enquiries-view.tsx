import { useCallback, useRef } from 'react';

import { withoutFilters } from '#app/features/admin/desk/address/desk-address.ts';
import type { AddressState } from '#app/features/admin/desk/address/use-desk-address.ts';
import { EnquiryDrawer } from '#app/features/admin/desk/enquiry/enquiry-drawer.tsx';
import { ArrivalNotice } from '#app/features/admin/desk/live/arrival-notice.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { EmptyNote, FailureNote, LoadingLine } from '#app/features/admin/desk/parts/notes.tsx';
import { Pager } from '#app/features/admin/desk/parts/pager.tsx';
import type { DeskAdmin } from '#shared/desk-answers.ts';

import { EnquiriesTable } from './enquiries-table.tsx';
import { EnquiryHref } from './enquiry-link.tsx';
import { listCaption } from './list-caption.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { SpamLink } from './spam-link.tsx';
import { Recover } from './spam-signs.tsx';
import { useEnquiryList } from './use-enquiry-list.ts';
import { useRecover } from './use-recover.ts';

type EnquiriesViewProps = {
  state: AddressState;
  admins: readonly DeskAdmin[];
  userId: string;
  /** Increases with every change by any admin; a new value reloads the list. */
  revision: number;
  arrived: number;
  onShowArrived: () => void;
  onChanged: () => void;
};

function NothingFound({ state: { address, go } }: { state: AddressState }) {
  const full = withoutFilters(address);
  const isNarrowed = JSON.stringify(full) !== JSON.stringify({ ...address, enquiry: '' });
  if (!isNarrowed) return <EmptyNote title={address.view === 'spam' ? 'No spam.' : 'No submissions yet.'} />;
  return (
    <EmptyNote title="Nothing matches.">
      <p className="mt-1">No submission matches this search and these filters.</p>
      <ToolButton className="mt-3" onClick={() => go(full)}>
        Clear search and filters
      </ToolButton>
    </EmptyNote>
  );
}

/** The list with its toolbar, and the side panel of the enquiry given in the URL. */
export function EnquiriesView(props: EnquiriesViewProps) {
  const { state, admins, userId, revision, arrived, onShowArrived, onChanged } = props;
  const { address, go, hrefOf } = state;
  const { value: list, failure, isLoading, reload } = useEnquiryList(address, revision);
  const table = useRef<HTMLElement>(null);
  const change = useCallback(() => {
    reload();
    onChanged();
  }, [reload, onChanged]);
  const recover = useRecover(change);

  return (
    <>
      <ListToolbar key={address.view} state={state} admins={admins} />
      <ArrivalNotice
        arrived={address.view === 'spam' ? 0 : arrived}
        onShow={() => {
          onShowArrived();
          go({ ...withoutFilters(address), sort: 'created_at', ascending: false });
          reload();
          table.current?.focus();
        }}
      />
      {!failure && <SpamLink state={state} spam={list?.spam} />}
      {list?.isBare && !failure && (
        <p className="mt-3 border-l-3 border-accent pl-4 text-small">
          Status and waiting time could not be loaded. Refresh to try again.
        </p>
      )}
      <div>
        {failure && !isLoading && (
          <FailureNote
            title="The submissions could not be loaded."
            message={failure.message}
            onRetry={reload}
          />
        )}
        {!failure && !list && <LoadingLine label="Loading submissions" />}
        {!failure && list?.rows.length === 0 && <NothingFound state={state} />}
        {!failure && list && list.rows.length > 0 && (
          <EnquiryHref value={(enquiry) => hrefOf({ enquiry })}>
            <Recover value={recover}>
              <EnquiriesTable
                ref={table}
                caption={listCaption(address, list)}
                rows={list.rows}
                address={address}
                onSort={go}
                isStale={isLoading}
              />
            </Recover>
          </EnquiryHref>
        )}
        {!failure && list && (list.rows.length > 0 || address.page > 1) && (
          <Pager page={list} onPage={(page) => go({ page })} />
        )}
      </div>
      <EnquiryDrawer
        id={address.enquiry}
        admins={admins}
        userId={userId}
        revision={revision}
        onChanged={change}
        onClose={() => go({ enquiry: '' })}
      />
    </>
  );
}
