import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { SHOWN, statisticsQuery } from '#app/features/admin/desk/desk-queries.ts';
import { EmptyNote, LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { useChange } from '#app/features/admin/desk/parts/use-change.ts';
import { DESK } from '#content/desk.ts';
import type { ReaderClient } from '#shared/desk-answers.ts';

import { consequenceOf, lastDayOf, type Invitation } from './client-text.ts';
import { UnsentMails } from '#app/features/admin/desk/newsletter/unsent-mails.tsx';
import { ClientsTable } from './clients-table.tsx';
import { InvitationForm } from './invitation-form.tsx';

const { clients: texts } = DESK;

type Question =
  | { action: 'invite' | 'change'; invitation: Invitation }
  | { action: 'end'; client: ReaderClient };

/** Clients who read the insights without the newsletter: invite, change the end, end now. */
export function ClientsView() {
  const change = useChange();
  const { data: statistics } = useQuery(statisticsQuery);
  const timeZone = statistics?.office.time_zone;
  const query = useQuery({
    queryKey: [SHOWN, 'reader-clients'],
    queryFn: ({ signal }) => askDesk('list_reader_clients', undefined, signal),
  });
  const clients = query.data;
  const [existing, setExisting] = useState<Invitation>();
  /** A new key empties the form. */
  const [formNumber, setFormNumber] = useState(0);
  // Kept while the dialog closes, so that its text stays until it has gone.
  const [question, setQuestion] = useState<Question>();
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  function ask(next: Question): void {
    setQuestion(next);
    setAsking(true);
  }

  function edit(invitation: Invitation | undefined): void {
    setExisting(invitation);
    setFormNumber((number) => number + 1);
    heading.current?.focus();
  }

  async function answer(asked: Question): Promise<void> {
    await change(async () => {
      if (asked.action === 'end') {
        const wasOpen = await askDesk('end_reader_client', { client: asked.client.id });
        const { pattern } = asked.client;
        return doneToast(texts.endedTitle, wasOpen ? texts.endedNow(pattern) : texts.endedBefore(pattern));
      }
      await askDesk('invite_reader_client', asked.invitation);
      edit(undefined);
      return doneToast(texts.done[asked.action], consequenceOf(asked.invitation));
    });
    setAsking(false);
  }

  return (
    <div>
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
        existing={existing}
        onSubmit={(invitation) => ask({ action: existing ? 'change' : 'invite', invitation })}
        onCancel={() => edit(undefined)}
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
            onChange={(client) =>
              edit({
                pattern: client.pattern,
                note: client.note,
                last_day: client.is_ended ? '' : lastDayOf(client, timeZone),
              })
            }
            onEnd={(client) => ask({ action: 'end', client })}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={question ? texts.questions[question.action] : ''}
        confirmLabel={question ? texts.confirm[question.action] : ''}
        onCancel={() => setAsking(false)}
        onConfirm={() => question && answer(question)}
        returnFocus={heading}
        isDestructive={question?.action === 'end'}
      >
        {question &&
          (question.action === 'end'
            ? texts.endConsequence(question.client.pattern)
            : consequenceOf(question.invitation))}
      </ConfirmDialog>
    </div>
  );
}
