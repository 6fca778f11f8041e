import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { changeFailedToast, doneToast } from '#app/features/admin/admin-toasts.ts';
import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { messageOf } from '#app/features/admin/desk/desk-api.ts';
import { adminsQuery, factorQuery } from '#app/features/admin/desk/desk-queries.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { LoadingLine, QueryFailure } from '#app/features/admin/desk/parts/notes.tsx';
import { useChange } from '#app/features/admin/desk/parts/draft/use-change.ts';
import { CodeForm } from '#app/features/admin/second-factor/code-form.tsx';
import {
  beginFactor,
  removeFactor,
  type NewFactor,
} from '#app/features/admin/second-factor/second-factor.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK } from '#content/desk/desk.ts';

const { secondFactor: texts } = DESK;

/** Names the section in a URL that leads to it. */
export const SECOND_FACTOR_HASH = '#second-factor';

const QR_CODE_PIXELS = 200;
const SECRET_GROUPS = /.{4}(?=.)/g;

type SetUpProps = { factor: NewFactor; onConfirmed: () => void; onCancel: () => void };

function SetUp({ factor: { id, qrCode, secret }, onConfirmed, onCancel }: SetUpProps) {
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => steps.current?.focus(), []);
  return (
    <div ref={steps} tabIndex={-1} className="mt-4 outline-none">
      <ol className="grid list-decimal gap-4 pl-5 text-small">
        <li>
          {texts.scan}
          <img
            src={qrCode}
            alt={texts.qrCode}
            width={QR_CODE_PIXELS}
            height={QR_CODE_PIXELS}
            className="mt-3"
          />
          <p className="mt-3">
            {texts.type} <code>{secret.replaceAll(SECRET_GROUPS, '$& ')}</code>
          </p>
          <p className="mt-3">{texts.once}</p>
        </li>
        <li>
          {texts.enter}
          <div className="mt-3">
            <CodeForm factorId={id} submitLabel={texts.confirm} onAccepted={onConfirmed} />
          </div>
        </li>
      </ol>
      <ToolButton className="mt-4" onClick={onCancel}>
        {texts.cancel}
      </ToolButton>
    </div>
  );
}

/** The signed-in admin's own second factor: set up, or removed. */
export function SecondFactor() {
  const query = useQuery(factorQuery);
  const isSetUp = Boolean(query.data);
  const isKnown = query.data !== undefined;
  const { toast } = useToast();
  const change = useChange();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { hash, key } = useLocation();
  // The list of admins above pushes the section down once it has loaded.
  const { isPending: isMoving } = useQuery(adminsQuery);
  useEffect(() => {
    // The key changes if the link is pressed again.
    if (!key || hash !== SECOND_FACTOR_HASH || isMoving) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [hash, key, isMoving]);
  const [factor, setFactor] = useState<NewFactor>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function begin(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      setFactor(await beginFactor());
    } catch (error) {
      toast(changeFailedToast(messageOf(error)));
    }
    setBusy(false);
  }

  function close(): void {
    setFactor(undefined);
    heading.current?.focus();
  }

  function confirmed(): void {
    close();
    void change(async () => doneToast(texts.added.title, texts.added.text));
  }

  async function remove(): Promise<void> {
    await change(async () => {
      await removeFactor();
      return doneToast(texts.removed.title, texts.removed.text);
    });
    setAsking(false);
  }

  return (
    <section aria-labelledby={titleId} className="mt-10">
      <Heading ref={heading} tabIndex={-1} level={2} size="h4" id={titleId}>
        {texts.title}
      </Heading>
      <QueryFailure query={query} title={texts.loadFailed} />
      {query.isPending && <LoadingLine label={texts.loading} />}
      {isKnown && <p className="mt-1 text-small">{isSetUp ? texts.isSetUp : texts.isNotSetUp}</p>}
      {factor && <SetUp factor={factor} onConfirmed={confirmed} onCancel={close} />}
      {isKnown && !factor && (
        <ToolButton
          ref={button}
          className="mt-3"
          aria-disabled={isBusy || undefined}
          onClick={() => (isSetUp ? setAsking(true) : void begin())}
        >
          {isSetUp ? texts.remove : texts.setUp}
        </ToolButton>
      )}
      <p className="mt-4 text-small text-secondary">{texts.lost}</p>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.remove}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={remove}
        returnFocus={button}
      >
        {texts.consequence}
      </ConfirmDialog>
    </section>
  );
}
