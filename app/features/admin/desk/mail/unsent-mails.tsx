import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';

import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { mailQuery, SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/focus/keep-focus.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/table/plain-table.tsx';
import { useQuestion } from '#app/features/admin/desk/parts/use-question.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk/desk.ts';
import type { MailText, UnsentMail } from '#shared/desk/results.ts';

import { kindLabel, stateLabel } from './outbox-message.ts';
import { readUnsentMail } from './read-unsent-mail.ts';
import { ResendButton } from './resend-button.tsx';
import { unsentSummary } from './unsent-text.ts';

const { common, unsentMails: texts } = DESK;

/** Also receives the pressed button, which gets the focus back when the text is closed. */
type ActionProps = { onRead: (text: MailText, button: HTMLElement) => void };

function ReadButton({ mail, onRead }: ActionProps & { mail: UnsentMail }) {
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);

  async function read(button: HTMLElement): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      onRead(await readUnsentMail(mail.id), button);
    } catch (error) {
      toast({ tone: 'destructive', title: texts.readFailed, description: messageOf(error) });
    }
    setBusy(false);
  }

  return (
    <ToolButton
      ref={keepFocus}
      aria-label={`${texts.read}: ${mail.recipient}`}
      aria-disabled={isBusy}
      onClick={({ currentTarget }) => void read(currentTarget)}
    >
      {texts.read}
    </ToolButton>
  );
}

function MailAction({ mail, ...props }: ActionProps & { mail: UnsentMail }) {
  if (mail.status === 'unconfigured') return <ReadButton mail={mail} {...props} />;
  return mail.status === 'failed' && <ResendButton message={mail.id} recipient={mail.recipient} />;
}

/** For `String.split`: parts at odd indexes are links, without punctuation after them. */
const LINK = /(https?:\/\/\S*[^\s.,;:)])/;

type MailDialogProps = {
  text: MailText | undefined;
  isOpen: boolean;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
};

function MailDialog({ text, isOpen, onClose, returnFocus }: MailDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onDismiss={onClose}
      returnFocus={returnFocus}
      title={text?.subject ?? ''}
      text={
        <div className="desk">
          <p className="text-small break-words whitespace-pre-wrap text-body">
            {text?.text.split(LINK).map((part, index) =>
              index % 2 === 1 ? (
                <a key={index} href={part} target="_blank" rel="noreferrer" className="text-link underline">
                  {part}
                </a>
              ) : (
                part
              ),
            )}
          </p>
        </div>
      }
    >
      <Button look="secondary" onClick={onClose}>
        {common.close}
      </Button>
    </Dialog>
  );
}

function UnsentTable(props: ActionProps) {
  const query = useQuery({
    queryKey: [SHOWN, 'unsent-mails'],
    queryFn: ({ signal }) => askDesk('list_unsent_mails', undefined, signal),
  });
  return (
    <div className="mt-3">
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {query.data && (
        <PlainTable
          caption={texts.caption(query.data.length)}
          columns={texts.columns}
          rows={query.data.map((mail) => ({
            key: mail.id,
            cells: [
              mail.recipient,
              kindLabel(mail),
              localTime(mail.created_at),
              [stateLabel(mail), mail.last_error].filter(Boolean).join('. '),
              <MailAction key="action" mail={mail} {...props} />,
            ],
          }))}
        />
      )}
    </div>
  );
}

/** Lists unsent mails to subscribers and clients with the reason. Renders nothing if there are none. */
export function UnsentMails() {
  const { data: channels } = useQuery(mailQuery);
  const [isExpanded, setExpanded] = useState(false);
  const { asked: shown, ask: show, dialog } = useQuestion<MailText>();
  const pressed = useRef<HTMLElement>(null);
  const summary = channels && unsentSummary(channels);
  if (!summary) return null;
  return (
    <section
      ref={keepFocus}
      tabIndex={-1}
      aria-label={texts.label}
      className="border-b border-hairline py-3 text-small outline-none"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 text-heading">{summary}</p>
        <ToolButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? texts.hide : texts.show}
        </ToolButton>
      </div>
      {isExpanded && (
        <UnsentTable
          onRead={(text, button) => {
            pressed.current = button;
            show(text);
          }}
        />
      )}
      <MailDialog text={shown} isOpen={dialog.isOpen} onClose={dialog.onCancel} returnFocus={pressed} />
    </section>
  );
}
