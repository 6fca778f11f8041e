import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN, statisticsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { UnsentMails } from '#app/features/admin/desk/mail/unsent-mails.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { focusedElement, nextRowButton } from '#app/features/admin/desk/parts/focus/row-focus.ts';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import type { ToastMessage } from '#app/ui/toast/toast-message.ts';
import { DESK } from '#content/desk/desk.ts';
import type { ReaderClient } from '#shared/desk/results.ts';

import { consequenceOf, type Invitation } from './client-text.ts';
import { ClientsTable } from './clients-table.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { useInvitationDraft } from './use-invitation-draft.ts';

const { clients: texts } = DESK;

type Question =
  | { action: 'invite'; invitation: Invitation }
  /** `client` is the client as it was on screen. */
  | { action: 'change'; invitation: Invitation; client: ReaderClient }
  | { action: 'end'; client: ReaderClient };

/** Clients who read the insights without the newsletter: invite them, change when their access ends, or end it now. */
export function ClientsView() {
  const change = useChange();
  const { data: statistics } = useQuery(statisticsQuery);
  const timeZone = statistics?.office.time_zone;
  const query = useQuery({
    queryKey: [SHOWN, 'reader-clients'],
    queryFn: ({ signal }) => askDesk('list_reader_clients', undefined, signal),
  });
  const clients = query.data;
  const [chosen, setChosen] = useState<ReaderClient>();
  const existing = clients?.find(({ id }) => id === chosen?.id) ?? chosen;
  const draft = useInvitationDraft(existing, timeZone);
  /** A new key removes the errors from the form. */
  const [formNumber, setFormNumber] = useState(0);
  const question = useQuestion<Question>(answer);
  const { asked } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Receives the focus when the confirmation dialog closes. */
  const back = useRef<HTMLElement>(null);

  function ask(next: Question): void {
    back.current = focusedElement() ?? heading.current;
    question.ask(next);
  }

  function edit(client: ReaderClient | undefined): void {
    setChosen(client);
    setFormNumber((number) => number + 1);
    heading.current?.focus();
  }

  function discard(next: ReaderClient | undefined): void {
    draft.discard();
    edit(next);
  }

  function consequence(asked: Exclude<Question, { action: 'end' }>): string {
    return consequenceOf(asked.invitation, asked.action === 'change' ? asked.client : undefined, timeZone);
  }

  async function make(asked: Question): Promise<ToastMessage> {
    if (asked.action === 'end') {
      const wasOpen = await askDesk('end_reader_client', { client: asked.client.id });
      const { pattern } = asked.client;
      return doneToast(texts.endedTitle, wasOpen ? texts.endedNow(pattern) : texts.endedBefore(pattern));
    }
    const { action, invitation } = asked;
    if (action === 'invite') await askDesk('invite_reader_client', invitation);
    else {
      const { id, note, ends_at } = asked.client;
      await askDesk('change_reader_client', {
        client: id,
        note: invitation.note,
        last_day: invitation.last_day,
        expected_note: note,
        expected_end: ends_at,
      });
    }
    return doneToast(texts.done[action], consequence(asked));
  }

  async function answer(asked: Question): Promise<void> {
    await change(
      () => make(asked),
      () => {
        if (asked.action !== 'end') discard(undefined);
        // The pressed button no longer applies: the client has ended, or the form is empty again.
        back.current = (asked.action === 'end' && nextRowButton(back.current)) || heading.current;
      },
    );
  }

  return (
    <div tabIndex={-1} className="outline-none">
      <UnsentMails />
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-copy font-medium break-words text-heading outline-none"
      >
        {existing ? texts.changeTitle(existing.pattern) : texts.inviteTitle}
      </h2>
      {!existing && <p className="mt-1 max-w-text text-small text-secondary">{texts.explanation}</p>}
      <InvitationForm
        key={formNumber}
        isExisting={existing !== undefined}
        draft={draft}
        onSubmit={(invitation) =>
          ask(
            existing ? { action: 'change', invitation, client: existing } : { action: 'invite', invitation },
          )
        }
        onCancel={() => discard(undefined)}
        onDiscard={() => discard(existing)}
        timeZone={timeZone}
      />
      <div className="mt-6">
        <QueryFailure query={query} title={texts.loadFailed} />
        {query.isPending && <LoadingLine label={texts.loading} />}
        {clients?.length === 0 && <EmptyNote title={texts.empty} />}
        {clients && clients.length > 0 && (
          <ClientsTable
            clients={clients}
            timeZone={timeZone}
            onChange={edit}
            onEnd={(client) => ask({ action: 'end', client })}
          />
        )}
      </div>
      <ConfirmDialog
        {...question.dialog}
        title={asked ? texts.questions[asked.action] : ''}
        confirmLabel={asked ? texts.confirm[asked.action] : ''}
        returnFocus={back}
        isDestructive={asked?.action === 'end'}
      >
        {asked && (asked.action === 'end' ? texts.endConsequence(asked.client.pattern) : consequence(asked))}
      </ConfirmDialog>
    </div>
  );
}
