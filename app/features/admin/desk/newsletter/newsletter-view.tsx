import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';

import { doneToast, removalFailedToast, resendFailedToast } from '#app/features/admin/admin-toasts.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { UnsentMails } from '#app/features/admin/desk/mail/unsent-mails.tsx';
import { useAnnounceChange } from '#app/features/admin/desk/parts/announcer.tsx';
import { ChoiceField } from '#app/features/admin/desk/parts/form/controls.tsx';
import { ExportButton } from '#app/features/admin/desk/parts/table/export-button.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { focusedElement, nextRowButton } from '#app/features/admin/desk/parts/focus/row-focus.ts';
import { Pager } from '#app/features/admin/desk/parts/table/pager.tsx';
import { SearchBox } from '#app/features/admin/desk/parts/table/search-box.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { DESK } from '#content/desk/desk.ts';
import type { Subscription } from '#shared/desk/results.ts';
import { DESK_LIMITS, SUBSCRIPTION_STATES } from '#shared/desk/calls.ts';

import { NewsletterHead } from './newsletter-head.tsx';
import { SubscriptionsTable } from './subscriptions-table.tsx';

const { newsletter: texts } = DESK;

const STATES = SUBSCRIPTION_STATES.map((value) => ({ value, label: texts.states[value] }));

const QUESTIONS = {
  remove: { title: texts.question, consequence: texts.consequence, failedToast: removalFailedToast },
  resend: {
    title: texts.resendQuestion,
    consequence: texts.resendConsequence,
    failedToast: resendFailedToast,
  },
};
type Question = { action: keyof typeof QUESTIONS; subscription: Subscription };

async function make({ action, subscription: { id, email } }: Question): Promise<ToastMessage> {
  if (action === 'remove') {
    const wasSubscribed = await askDesk('remove_subscription', { subscription: id });
    return doneToast(texts.removed, wasSubscribed ? texts.removedNow(email) : texts.removedBefore(email));
  }
  const isQueued = await askDesk('ask_subscriber_again', { subscription: id });
  return isQueued
    ? doneToast(texts.resent, texts.resentNow(email))
    : resendFailedToast(texts.notResent(email));
}

type NewsletterViewProps = { state: DeskUrl };

/** Newsletter subscribers: figures, search, filter, export, confirmation and removal. */
export function NewsletterView({ state: { url, go } }: NewsletterViewProps) {
  const change = useChange();
  const search = url.search.trim();
  const { page, state } = url;
  const filter = { ...(search && { search }), ...(state && { state }) };
  const query = useQuery({
    queryKey: [SHOWN, 'subscriptions', search, state, page],
    queryFn: ({ signal }) =>
      askDesk('list_subscribers', { page, page_size: DESK_LIMITS.pageSize, ...filter }, signal),
    placeholderData: keepPreviousData,
  });
  const list = query.data;
  const caption = list?.rows.length ? texts.caption(list.total, list.total_is_exact) : '';
  // An empty result is announced by the note below.
  useAnnounceChange(
    JSON.stringify([search, state, page]),
    query.isFetched && !query.isPlaceholderData ? caption : undefined,
  );
  const question = useQuestion<Question>(answer);
  const { asked } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  /** Receives the focus when the confirmation dialog closes. */
  const back = useRef<HTMLElement>(null);

  function ask(action: Question['action'], subscription: Subscription): void {
    back.current = focusedElement() ?? heading.current;
    question.ask({ action, subscription });
  }

  async function answer(asked: Question): Promise<void> {
    await change(
      () => make(asked),
      () => {
        if (asked.action === 'remove') back.current = nextRowButton(back.current) ?? heading.current;
      },
      QUESTIONS[asked.action].failedToast,
    );
  }

  return (
    <div tabIndex={-1} className="outline-none">
      <NewsletterHead />
      <UnsentMails />
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <SearchBox
          label={texts.search}
          value={url.search}
          onSearch={(text) => go({ search: text, page: 1 }, 'replace')}
          className="w-full min-w-0 sm:w-80"
        />
        <ChoiceField
          label={texts.state}
          isLabelHidden
          value={state}
          empty={texts.allStates}
          options={STATES}
          onChange={(value) =>
            go({ state: SUBSCRIPTION_STATES.find((name) => name === value) ?? '', page: 1 })
          }
        />
        <div className="sm:ml-auto">
          <ExportButton request={{ kind: 'newsletter', ...filter }} fileStem="newsletter" />
        </div>
      </div>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {texts.title}
      </h2>
      <div ref={rows} className="mt-3 scroll-mt-28">
        <QueryFailure query={query} title={texts.loadFailed} />
        {query.isPending && <LoadingLine label={texts.loading} />}
        {/* A live region has to exist before its text: screen readers announce only what is added to it. */}
        <div role="status">
          {list?.rows.length === 0 && page === 1 && (
            <EmptyNote title={search || state ? texts.noMatch : texts.empty} />
          )}
        </div>
        {list && list.rows.length > 0 && (
          <SubscriptionsTable
            rows={list.rows}
            caption={caption}
            onResend={(subscription) => ask('resend', subscription)}
            onRemove={(subscription) => ask('remove', subscription)}
          />
        )}
        {list && (list.rows.length > 0 || page > 1) && (
          <Pager
            page={list}
            onPage={(number) => {
              go({ page: number });
              // The focus stays on the pager, below the list.
              rows.current?.scrollIntoView();
            }}
          />
        )}
      </div>
      <ConfirmDialog
        {...question.dialog}
        title={asked ? QUESTIONS[asked.action].title : ''}
        confirmLabel={asked ? texts[asked.action] : ''}
        returnFocus={back}
        isDestructive={asked?.action === 'remove'}
      >
        {asked && QUESTIONS[asked.action].consequence(asked.subscription.email)}
      </ConfirmDialog>
    </div>
  );
}
