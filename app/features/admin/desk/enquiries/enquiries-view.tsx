import { useRef } from 'react';

import { withoutFilters, type DeskUrlState } from '#app/features/admin/desk/url/desk-url.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { EnquiryDrawer } from '#app/features/admin/desk/enquiry/enquiry-drawer.tsx';
import { ArrivalNotice } from '#app/features/admin/desk/live/arrival-notice.tsx';
import type { Arrivals } from '#app/features/admin/desk/live/use-arrivals.ts';
import { useAnnounceChange } from '#app/features/admin/desk/parts/announcer.tsx';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { Pager } from '#app/features/admin/desk/parts/table/pager.tsx';
import { DESK } from '#content/desk/desk.ts';

import { EnquiriesTable } from './enquiries-table.tsx';
import { EnquiryHref } from './enquiry-link.tsx';
import { listCaption } from './list-caption.ts';
import { focusList, LIST_ID } from './list-focus.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { MarkShownAsSpam } from './mark-shown-as-spam.tsx';
import { SpamLink } from './spam-link.tsx';
import { listKey, useEnquiryList } from './use-enquiry-list.ts';

const { list: texts } = DESK;

type EnquiriesViewProps = { state: DeskUrl; userId: string; arrivals: Arrivals };

function NothingFound({ state: { url, go } }: { state: DeskUrl }) {
  const full = withoutFilters(url);
  const isNarrowed = JSON.stringify(full) !== JSON.stringify({ ...url, enquiry: '' });
  if (!isNarrowed) return <EmptyNote title={url.view === 'spam' ? texts.noSpam : texts.empty} />;
  return (
    <EmptyNote title={texts.noMatch.title}>
      <p className="mt-1">{texts.noMatch.text}</p>
      <ToolButton
        className="mt-3"
        onClick={() => {
          focusList();
          go(full);
        }}
      >
        {texts.clearFilters}
      </ToolButton>
    </EmptyNote>
  );
}

/** The list with its toolbar, and the side panel of the enquiry given in the URL. */
export function EnquiriesView({ state, userId, arrivals }: EnquiriesViewProps) {
  const { url, go, hrefOf } = state;
  const query = useEnquiryList(url);
  const list = query.data;
  const caption = list?.rows.length ? listCaption(url, list) : '';
  const table = useRef<HTMLDivElement>(null);
  // An empty result is announced by the note below.
  useAnnounceChange(listKey(url), query.isFetched && !query.isPlaceholderData ? caption : undefined);

  /** Shows other rows of the list, from the first one. */
  function goToStart(change: Partial<DeskUrlState>): void {
    go(change);
    // The table scrolls by itself on wide screens, and with the page on narrow ones.
    table.current?.scrollTo({ top: 0 });
    if ((table.current?.getBoundingClientRect().top ?? 0) < 0) table.current?.scrollIntoView();
  }

  return (
    <>
      <ListToolbar key={url.view} state={state} />
      <ArrivalNotice
        arrived={url.view === 'spam' ? 0 : arrivals.arrived}
        onShow={() => {
          arrivals.show();
          go({ ...withoutFilters(url), sort: 'created_at', ascending: false });
          if (table.current) table.current.focus();
          else focusList();
        }}
      />
      <SpamLink state={state} spam={list?.spam} />
      {list?.isBare && <p className="mt-3 border-l-3 border-accent pl-4 text-small">{texts.isBare}</p>}
      <div id={LIST_ID} tabIndex={-1} className="outline-none">
        <QueryFailure query={query} title={texts.loadFailed} />
        {query.isPending && <LoadingLine label={texts.loading} />}
        {list && !list.isBare && url.search && url.view !== 'spam' && !query.isPlaceholderData && (
          <MarkShownAsSpam rows={list.rows} />
        )}
        {/* A live region has to exist before its text: screen readers announce only what is added to it. */}
        <div role="status">{list?.rows.length === 0 && <NothingFound state={state} />}</div>
        {list && list.rows.length > 0 && (
          <EnquiryHref value={(enquiry) => hrefOf({ enquiry })}>
            <EnquiriesTable
              ref={table}
              caption={caption}
              rows={list.rows}
              url={url}
              onSort={goToStart}
              isStale={query.isPlaceholderData}
            />
          </EnquiryHref>
        )}
        {list && (list.rows.length > 0 || url.page > 1) && (
          <Pager page={list} onPage={(page) => goToStart({ page })} />
        )}
      </div>
      <EnquiryDrawer id={url.enquiry} userId={userId} onClose={() => go({ enquiry: '' })} />
    </>
  );
}
