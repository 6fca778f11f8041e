import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN, statisticsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { UnsentMails } from '#app/features/admin/desk/mail/unsent-mails.tsx';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { focusedElement, nextRowButton } from '#app/features/admin/desk/parts/focus/row-focus.ts';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { DESK } from '#content/desk/desk.ts';
import type { ReaderClient } from '#shared/desk/results.ts';

import { changeClients, consequenceText, type ClientQuestion } from './client-question.ts';
import { ClientsTable } from './clients-table.tsx';
import { InvitationForm } from './invitation-form.tsx';
import { useInvitationDraft } from './use-invitation-draft.ts';

const { clients: texts } = DESK;

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
  const question = useQuestion<ClientQuestion>(answer);
  const { asked } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Receives the focus when the confirmation dialog closes. */
  const back = useRef<HTMLElement>(null);

  function ask(next: ClientQuestion): void {
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

  async function answer(asked: ClientQuestion): Promise<void> {
    await change(
      () => changeClients(asked, timeZone),
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
        {asked && consequenceText(asked, timeZone)}
      </ConfirmDialog>
    </div>
  );
}
