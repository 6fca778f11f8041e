import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';

import { askDesk, messageOf } from '#app/features/admin/desk/desk-api.ts';
import { mailQuery, SHOWN } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/controls.tsx';
import { keepFocus } from '#app/features/admin/desk/parts/keep-focus.ts';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { PlainTable } from '#app/features/admin/desk/parts/plain-table.tsx';
import { useResend } from '#app/features/admin/desk/parts/use-resend.ts';
import { localTime } from '#app/features/admin/desk/text/local-time.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk.ts';
import type { MailText, UnsentMail } from '#shared/desk-answers.ts';

import { readUnsentMail } from './read-unsent-mail.ts';
import { unsentSummary } from './unsent-text.ts';

const { common, unsentMails: texts, messages } = DESK;

type ActionProps = {
  onRead: (text: MailText) => void;
  /** Receives the button, to which the focus returns when the text is closed. */
  onPress: (button: HTMLElement) => void;
};

function MailAction({ mail, onRead, onPress }: ActionProps & { mail: UnsentMail }) {
  const { toast } = useToast();
  const resend = useResend();
  const [isBusy, setBusy] = useState(false);

  async function read(): Promise<void> {
    try {
      onRead(await readUnsentMail(mail.id));
    } catch (error) {
      toast({ tone: 'destructive', title: texts.readFailed, description: messageOf(error) });
    }
  }

  async function act(): Promise<void> {
    setBusy(true);
    await (mail.status === 'failed' ? resend(mail.id) : read());
    setBusy(false);
  }

  if (mail.status !== 'unconfigured' && mail.status !== 'failed') return null;
  const label = mail.status === 'failed' ? messages.resend : texts.read;
  return (
    <ToolButton
      ref={keepFocus}
      aria-label={`${label}: ${mail.recipient}`}
      aria-disabled={isBusy}
      onClick={(event) => {
        onPress(event.currentTarget);
        if (!isBusy) void act();
      }}
    >
      {label}
    </ToolButton>
  );
}

/** Splits a text so that the parts with odd places are its links, without the punctuation after them. */
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
              messages.kinds[mail.kind] ?? mail.kind,
              localTime(mail.created_at),
              [messages.states[mail.status] ?? mail.status, mail.last_error].filter(Boolean).join('. '),
              <MailAction key="action" mail={mail} {...props} />,
            ],
          }))}
        />
      )}
    </div>
  );
}

/** The mails to subscribers and clients that have not been sent, and why. Nothing when there are none. */
export function UnsentMails() {
  const { data: channels } = useQuery(mailQuery);
  const [isExpanded, setExpanded] = useState(false);
  // Kept while the dialog closes, so that its text stays until it has gone.
  const [shown, setShown] = useState<MailText>();
  const [isReading, setReading] = useState(false);
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
          onPress={(button) => {
            pressed.current = button;
          }}
          onRead={(text) => {
            setShown(text);
            setReading(true);
          }}
        />
      )}
      <MailDialog text={shown} isOpen={isReading} onClose={() => setReading(false)} returnFocus={pressed} />
    </section>
  );
}
