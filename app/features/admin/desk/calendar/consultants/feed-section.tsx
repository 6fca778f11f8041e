import { useRef, useState } from 'react';

import { ConfirmDialog } from '#app/features/admin/confirm-dialog.tsx';
import { askDesk } from '#app/features/admin/desk/desk-api.ts';
import { useReload } from '#app/features/admin/desk/desk-queries.ts';
import { faultToast } from '#app/features/admin/desk/parts/draft/change-fault.ts';
import { ToolButton } from '#app/features/admin/desk/parts/form/controls.tsx';
import { Field } from '#app/features/admin/desk/parts/form/field.tsx';
import { useCopy } from '#app/lib/use-copy.ts';
import { Heading } from '#app/ui/text/heading.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { DESK_CALENDAR } from '#content/desk/calendar.ts';
import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';
import type { DeskConsultant } from '#shared/desk/calendar.ts';

const { feed: texts } = DESK_CALENDAR;

function FeedUrl({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { state, copy } = useCopy(url, () => field.current?.select());

  return (
    <div className="mt-3 max-w-text">
      <Field label={texts.label} hint={texts.once}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 grow basis-60">
              <input ref={field} {...control} readOnly value={url} />
            </div>
            <ToolButton onClick={copy}>{texts.copy}</ToolButton>
          </div>
        )}
      </Field>
      <output className="block text-small font-medium text-accent-ink">
        {state === 'copied' && texts.copied}
        {state === 'by hand' && texts.byHand}
      </output>
    </div>
  );
}

type FeedSectionProps = { consultant: DeskConsultant; userId: string };

/**
 * The secret URL of the calendar feed. Only the consultant can create it, and only its hash is stored, so it is shown
 * once.
 */
export function FeedSection({ consultant: { id, name, user_id, has_feed }, userId }: FeedSectionProps) {
  const { toast } = useToast();
  const reload = useReload();
  const button = useRef<HTMLButtonElement>(null);
  const [url, setUrl] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function make(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const token = await askDesk('make_feed_token', { consultant: id });
      setUrl(new URL(`${CONSULTATION_PATHS.feed}?${new URLSearchParams({ token })}`, location.origin).href);
      reload();
    } catch (error) {
      toast(faultToast(error));
    }
    setAsking(false);
    setBusy(false);
  }

  return (
    <section aria-labelledby="consultant-feed" className="mt-10">
      <Heading level={3} size="h4" id="consultant-feed">
        {texts.title}
      </Heading>
      <p className="mt-1 max-w-text text-small text-secondary">{texts.explanation(name)}</p>
      <p className="mt-1 text-small">{!url && (has_feed ? texts.exists : texts.none)}</p>
      {url && <FeedUrl key={url} url={url} />}
      {user_id === userId ? (
        <ToolButton
          ref={button}
          className="mt-3"
          aria-disabled={isBusy || undefined}
          onClick={() => (has_feed ? setAsking(true) : void make())}
        >
          {isBusy ? texts.making : has_feed ? texts.makeNew : texts.make}
        </ToolButton>
      ) : (
        <p className="mt-1 text-small">{texts.ownOnly(name)}</p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question}
        confirmLabel={texts.confirm}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={make}
        returnFocus={button}
      >
        {texts.consequence}
      </ConfirmDialog>
    </section>
  );
}
