import { useRef } from 'react';

import { doneToast, removalFailedToast, resendFailedToast } from '#app/features/admin/admin-toasts.ts';
import type { DeskUrl } from '#app/features/admin/desk/url/use-desk-url.ts';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { UnsentMails } from '#app/features/admin/desk/mail/unsent-mails.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { focusedElement, nextRowButton } from '#app/features/admin/desk/parts/focus/row-focus.ts';
import { Pager } from '#app/features/admin/desk/parts/table/pager.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { DESK } from '#content/desk/desk.ts';
import type { Subscription } from '#shared/desk/results.ts';

import { NewsletterHead } from './newsletter-head.tsx';
import { SubscriptionFilters } from './subscription-filters.tsx';
import { SubscriptionsTable } from './subscriptions-table.tsx';
import { subscriptionFilter, useSubscriptions } from './use-subscriptions.ts';

const { newsletter: texts } = DESK;

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
  const { page } = url;
  const isFiltered = Object.keys(subscriptionFilter(url)).length > 0;
  const { query, list, caption } = useSubscriptions(url);
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
      <SubscriptionFilters url={url} go={go} />
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {texts.title}
      </h2>
      <div ref={rows} className="mt-3 scroll-mt-28">
        <QueryFailure query={query} title={texts.loadFailed} />
        {query.isPending && <LoadingLine label={texts.loading} />}
        {/* A live region has to exist before its text: screen readers announce only what is added to it. */}
        <div role="status">
          {list?.rows.length === 0 && page === 1 && (
            <EmptyNote title={isFiltered ? texts.noMatch : texts.empty} />
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
